import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { Address } from '#domain/customers/addresses/address.ts';
import type { Customer } from '#domain/customers/find-customer.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { AddressLines } from '#storefront/account/addresses/address-lines.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { email, fullName, phone } from '#ui/form/person.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { ordersCopy } from './orders.copy.ts';

type OverviewCardsProps = {
  customer: Customer;
  shownPhone: string | undefined;
  address: Address | undefined;
};

/** Shows the customer's details and default address, each with a link to change it. */
export function OverviewCards({ customer, shownPhone, address }: OverviewCardsProps) {
  return (
    <div className="mt-[clamp(32px,4vw,56px)] grid gap-5 md:grid-cols-2">
      <OverviewCard
        title={accountCopy.myDetails}
        to={href('/account/details')}
        action={accountCopy.edit}
      >
        <dl className="grid gap-3">
          <Fact label={fullName.label} value={customer.name} />
          <Fact label={email.label} value={customer.email} />
          <Fact label={phone.label} value={shownPhone} />
        </dl>
      </OverviewCard>
      <OverviewCard
        title={address ? ordersCopy.defaultAddress : accountCopy.addresses}
        to={address ? href('/account/addresses') : href('/account/addresses/new')}
        action={address ? ordersCopy.allAddresses : ordersCopy.addAddress}
      >
        {address ? (
          <AddressLines address={address} />
        ) : (
          <p className="leading-snug text-ink-600">
            <Both of={ordersCopy.noAddress} />
          </p>
        )}
      </OverviewCard>
    </div>
  );
}

type OverviewCardProps = { title: Bilingual; to: string; action: Bilingual; children: ReactNode };

function OverviewCard({ title, to, action, children }: OverviewCardProps) {
  const language = useLanguage();
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-step-1 leading-snug [&>.second]:text-base">
        <Both of={title} />
      </h2>
      <div className="flex-1">{children}</div>
      <ButtonLink to={localizePath(language, to)} variant="outline" size="small" className="w-fit">
        <Both of={action} inline />
      </ButtonLink>
    </Card>
  );
}

function Fact({ label, value }: { label: Bilingual; value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <div className="leading-snug">
      <dt className="text-sm text-ink-600">
        <Text of={label} />
      </dt>
      <dd className="font-medium wrap-anywhere">{value}</dd>
    </div>
  );
}
