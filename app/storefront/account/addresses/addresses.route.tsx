import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import { Form, href } from 'react-router';
import { type Address, maxAddresses } from '#domain/customers/addresses/address.ts';
import { listAddresses } from '#domain/customers/addresses/list-addresses.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { withAccountFlash } from '#storefront/account/account-flash.server.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { FlashNotice } from '#storefront/account/flash-notice.tsx';
import { AccountField } from '#storefront/account/opened-account.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { AskFirst } from '#ui/button/ask-first.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import type { Flash } from '#web/cookies/flash.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/addresses.route';
import { AddressLines } from './address-lines.tsx';
import { addressesCopy } from './addresses.copy.ts';

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const addresses = await listAddresses(
    context.get(shopContext),
    context.get(customerContext).userId,
  );
  return withAccountFlash(args, {
    addresses: addresses.map((one) => ({ ...one, phone: formatPhone(one.phone) })),
  });
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, accountCopy.addresses);
}

export default function AddressesRoute({ loaderData }: Route.ComponentProps) {
  return <AddressesPage {...loaderData} />;
}

type AddressesPageProps = { addresses: Address[]; flash: Flash | undefined };

function AddressesPage({ addresses, flash }: AddressesPageProps) {
  const isFull = addresses.length >= maxAddresses;
  return (
    <>
      <FlashNotice flash={flash} />
      <AccountSection
        id="addresses-title"
        title={accountCopy.addresses}
        action={addresses.length > 0 && !isFull && <AddAddress size="small" />}
      >
        {addresses.length === 0 ? (
          <Card>
            <EmptyState
              as="h3"
              of={addressesCopy.none}
              icon={<MapPin className="size-16 stroke-1" />}
            >
              <AddAddress />
            </EmptyState>
          </Card>
        ) : (
          <ul className="grid gap-5 md:grid-cols-2">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} />
              </li>
            ))}
          </ul>
        )}
        {isFull && (
          <p className="mt-5 text-md text-ink-600">
            <Both of={addressesCopy.full} />
          </p>
        )}
      </AccountSection>
    </>
  );
}

function AddAddress({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const language = useLanguage();
  return (
    <ButtonLink
      to={localizePath(language, href('/account/addresses/new'))}
      size={size}
      icon={<Plus aria-hidden="true" />}
    >
      <Both of={addressesCopy.add} inline />
    </ButtonLink>
  );
}

/** Shows one address with all its actions. */
function AddressCard({ address }: { address: Address }) {
  const path = localizePath(
    useLanguage(),
    href('/account/addresses/:addressId', { addressId: address.id }),
  );
  const suffix = <VisuallyHidden>{`: ${address.customerName}, ${address.address}`}</VisuallyHidden>;
  return (
    <Card as="article" padded={false} className="flex h-full flex-col gap-4 px-5 py-5 sm:px-6">
      {address.isDefault && (
        <p className="w-fit rounded-pill bg-cream-200 px-3 py-0.75 text-xs leading-normal font-semibold text-leaf-900 [--second:currentColor] [&>.second-inline]:text-2xs">
          <Both of={addressesCopy.isDefault} inline />
        </p>
      )}
      <div className="flex-1">
        <AddressLines address={address} />
      </div>
      <div className="flex flex-wrap gap-2.5 border-t border-line pt-4">
        <ButtonLink to={path} variant="outline" size="small">
          <Both of={addressesCopy.edit} inline />
          {suffix}
        </ButtonLink>
        <Form method="post" action={path} className="flex flex-wrap gap-2.5">
          <AccountField />
          {!address.isDefault && (
            <Button type="submit" name="intent" value="set-default" variant="outline" size="small">
              <Both of={addressesCopy.makeDefault} inline />
              {suffix}
            </Button>
          )}
          <AskFirst
            of={addressesCopy.delete}
            suffix={suffix}
            question={addressesCopy.deleteQuestion}
          >
            <Button type="submit" name="intent" value="delete" variant="danger" size="small">
              <Both of={addressesCopy.deleteYes} inline />
              {suffix}
            </Button>
          </AskFirst>
        </Form>
      </div>
    </Card>
  );
}
