import { PanelCard } from '#admin/page/panel-card.tsx';
import type { UsedAddress } from '#domain/customers/profile/list-used-addresses.server.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import { Text } from '#ui/text/text.tsx';
import { addressUse, customerCopy } from './customer.copy.ts';

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
