import ChevronLeft from 'lucide-react/icons/chevron-left';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router';
import { Fact, Facts } from '#admin/page/facts.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { Panel } from '#admin/page/panel.tsx';
import type { Consent } from '#domain/customers/consent/find-consent.server.ts';
import type { CustomerNote } from '#domain/customers/notes/list-notes.server.ts';
import type { CustomerProfile } from '#domain/customers/profile/find-profile.server.ts';
import type { listProfileOrders } from '#domain/customers/profile/list-profile-orders.server.ts';
import type { UsedAddress } from '#domain/customers/profile/list-used-addresses.server.ts';
import type { ProfileSums } from '#domain/customers/profile/sum-profile.server.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { accountSince, customerCopy, offersSince } from './customer.copy.ts';
import { CustomerAddresses } from './customer-addresses.tsx';
import { CustomerFigures } from './customer-figures.tsx';
import { CustomerNotes, type NoteAnswer } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { customersCopy } from './customers.copy.ts';
import { allCustomers, listHref } from './customers-address.ts';

type CustomerPageProps = {
  profile: CustomerProfile;
  shownPhone: string;
  /** Missing of a landline. */
  whatsAppHref: string | undefined;
  sums: ProfileSums;
  list: Awaited<ReturnType<typeof listProfileOrders>>;
  addresses: UsedAddress[];
  consent: Consent;
  notes: CustomerNote[];
  formKey: string;
  answer: NoteAnswer | undefined;
};

/** Shows all that the shop knows of one customer: orders, money, parcels, addresses and notes. */
export function CustomerPage(props: CustomerPageProps) {
  const { profile, shownPhone, sums, list, addresses, notes, formKey, answer } = props;
  return (
    <>
      <Link
        to={listHref(allCustomers)}
        className="mb-1 inline-flex min-h-11 items-center gap-1 text-md font-medium text-leaf-700"
      >
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        <span>
          <Both of={customerCopy.allCustomers} beside />
        </span>
      </Link>
      <PageHeader title={{ en: profile.name, si: profile.name }}>
        <WaysToReach {...props} />
      </PageHeader>
      <Panel>
        <ProfileFacts {...props} />
      </Panel>
      <div className="mt-4">
        <CustomerFigures sums={sums} />
      </div>
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <CustomerOrders list={list} phone={profile.phone} shownPhone={shownPhone} />
        <div className="grid gap-5">
          <CustomerNotes notes={notes} phone={profile.phone} formKey={formKey} answer={answer} />
          <CustomerAddresses addresses={addresses} name={profile.name} />
        </div>
      </div>
    </>
  );
}

function WaysToReach({
  profile,
  whatsAppHref,
}: Pick<CustomerPageProps, 'profile' | 'whatsAppHref'>) {
  return (
    <>
      <ButtonLink
        to={`tel:${profile.phone}`}
        variant="outline"
        size="small"
        icon={<Phone aria-hidden="true" />}
      >
        <Text of={customersCopy.call} />
      </ButtonLink>
      {whatsAppHref && (
        <ButtonLink
          to={whatsAppHref}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="small"
          icon={<WhatsAppGlyph />}
        >
          <Text of={customersCopy.whatsApp} />
          <VisuallyHidden>
            {', '}
            <Text of={customersCopy.opensNewTab} />
          </VisuallyHidden>
        </ButtonLink>
      )}
    </>
  );
}

function ProfileFacts({
  profile,
  shownPhone,
  consent,
}: Pick<CustomerPageProps, 'profile' | 'shownPhone' | 'consent'>) {
  const { email, account } = profile;
  return (
    <Facts>
      <Fact label={customersCopy.phone}>
        <span className="figures">{shownPhone}</span>
      </Fact>
      {email && (
        <Fact label={customersCopy.email}>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center text-leaf-700 underline sm:min-h-0"
          >
            {email}
          </a>
        </Fact>
      )}
      <Fact label={customerCopy.account}>
        {account ? (
          <>
            <Text of={accountSince(shortDate(account.since))} />
            {', '}
            <Text
              of={
                account.isPhoneVerified ? customerCopy.phoneVerified : customerCopy.phoneNotVerified
              }
            />
          </>
        ) : (
          <Text of={customerCopy.noAccount} />
        )}
      </Fact>
      <Fact label={customerCopy.offers}>
        <Text of={consent ? offersWords(consent) : customerCopy.noOffers} />
      </Fact>
    </Facts>
  );
}

function offersWords({ givenAt, withdrawnAt }: NonNullable<Consent>) {
  return offersSince(shortDate(givenAt), withdrawnAt ? shortDate(withdrawnAt) : undefined);
}
