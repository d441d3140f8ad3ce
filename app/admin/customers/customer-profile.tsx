import Banknote from 'lucide-react/icons/banknote';
import HandCoins from 'lucide-react/icons/hand-coins';
import PackageX from 'lucide-react/icons/package-x';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { orderCopy } from '#admin/order/order-detail.copy.ts';
import { Fact, Facts } from '#admin/page/facts.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { StatCard } from '#admin/page/stat-card.tsx';
import type { Consent } from '#domain/customers/consent/find-consent.server.ts';
import type { CustomerProfile } from '#domain/customers/profile/find-profile.server.ts';
import type { UsedAddress } from '#domain/customers/profile/list-used-addresses.server.ts';
import type { ProfileSums } from '#domain/customers/profile/sum-profile.server.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import { Price } from '#ui/text/price.tsx';
import { Text } from '#ui/text/text.tsx';
import {
  accountSince,
  addressUse,
  cancelledDetail,
  customerCopy,
  offersConsent,
  orderedDetail,
  refundDueDetail,
  refundedDetail,
  returnedDetail,
} from './customer.copy.ts';
import { customersCopy } from './customers.copy.ts';

/** Shows what a customer ordered, paid, owes and returned; omits notes that would say zero. */
export function ProfileStats({ sums }: { sums: ProfileSums }) {
  const { ordersCount, cancelledCount, orderedLkr, receivedLkr, refundedLkr } = sums;
  const { dueLkr, refundDueLkr, refusedCount, returnedCount } = sums;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label={customersCopy.orders}
        icon={<ReceiptText aria-hidden="true" />}
        notes={[
          ...(ordersCount > 0 ? [orderedDetail(orderedLkr)] : []),
          ...(cancelledCount > 0 ? [cancelledDetail(cancelledCount)] : []),
        ]}
      >
        {ordersCount}
      </StatCard>
      <StatCard
        label={customerCopy.paid}
        icon={<Banknote aria-hidden="true" />}
        notes={refundedLkr > 0 ? [refundedDetail(refundedLkr)] : []}
      >
        <Price amountLkr={receivedLkr} />
      </StatCard>
      <StatCard
        label={orderCopy.due}
        icon={<HandCoins aria-hidden="true" />}
        notes={refundDueLkr > 0 ? [refundDueDetail(refundDueLkr)] : []}
      >
        <Price amountLkr={dueLkr} />
      </StatCard>
      <StatCard
        label={customerCopy.refusedParcels}
        icon={<PackageX aria-hidden="true" />}
        notes={returnedCount > 0 ? [returnedDetail(returnedCount)] : []}
      >
        {refusedCount}
      </StatCard>
    </dl>
  );
}

type ProfileFactsProps = {
  profile: CustomerProfile;
  shownPhone: string;
  consent: Consent | undefined;
};

/** Lists the phone, e-mail, account and consent of a customer. */
export function ProfileFacts({ profile, shownPhone, consent }: ProfileFactsProps) {
  const { email, account } = profile;
  return (
    <Facts>
      <Fact label={customersCopy.phone}>
        <span className="tabular-nowrap">{shownPhone}</span>
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
        <Text of={consent ? offersCopy(consent) : customerCopy.noOffers} />
      </Fact>
    </Facts>
  );
}

function offersCopy({ givenAt, withdrawnAt }: Consent) {
  return offersConsent(shortDate(givenAt), withdrawnAt ? shortDate(withdrawnAt) : undefined);
}

type CustomerAddressesProps = { addresses: UsedAddress[]; name: string };

/** Lists delivery addresses, last used first, with the recipient if it is someone else. */
export function CustomerAddresses({ addresses, name }: CustomerAddressesProps) {
  return (
    <PanelCard title={customerCopy.addresses} id="addresses">
      {addresses.length === 0 ? (
        <p className="text-md text-ink-600">
          <Text of={customerCopy.noAddress} />
        </p>
      ) : (
        <ul className="grid gap-3 text-md leading-normal">
          {addresses.map((address) => (
            <li key={JSON.stringify(address)} className="wrap-anywhere">
              {address.customerName !== name && (
                <span className="block font-semibold">{address.customerName}</span>
              )}
              {`${address.street}, ${address.city}, `}
              <Text of={regionInAddress(address)} />
              {address.lastOrderAt && (
                <small className="block text-xs text-ink-600">
                  <Text of={addressUse(address.ordersCount, shortDate(address.lastOrderAt))} />
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
    </PanelCard>
  );
}
