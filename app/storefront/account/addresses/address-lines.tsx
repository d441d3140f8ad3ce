import type { AddressForm } from '#domain/customers/addresses/address.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import { Both } from '#ui/text/text.tsx';

/** Renders an address as on a parcel. The phone is shown as given: callers format it for people. */
export function AddressLines({ address }: { address: AddressForm }) {
  return (
    <address className="leading-normal wrap-anywhere not-italic">
      <p className="font-medium">{address.customerName}</p>
      <p>{address.address}</p>
      <p>{address.city}</p>
      <p>
        <Both of={regionInAddress(address)} inline />
      </p>
      <p className="tabular-nowrap mt-1 text-ink-600">{address.phone}</p>
    </address>
  );
}
