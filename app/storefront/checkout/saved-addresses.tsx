import MapPin from 'lucide-react/icons/map-pin';
import type { MouseEvent, RefObject } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { SelectField } from '#ui/field/field.tsx';
import { Both } from '#ui/text/text.tsx';
import { checkoutCopy } from './checkout.copy.ts';
import type { CustomerPrefill } from './customer-prefill.server.ts';

type SavedAddressesProps = {
  form: RefObject<HTMLFormElement | null>;
  addresses: CustomerPrefill['addresses'];
};

const selectName = 'addressId';

/** Offers two or more saved addresses. With a script the button fills in the fields, without one the server does. */
export function SavedAddresses({ form, addresses }: SavedAddressesProps) {
  if (addresses.length < 2) return null;
  const fillIn = (event: MouseEvent) => {
    const address = addresses.find(({ id }) => id === selectedId(form.current));
    if (!form.current || !address) return;
    event.preventDefault();
    const { id: _, isDefault: __, ...values } = address;
    fill(form.current, values);
    toasts.success(checkoutCopy.addressUsed, 'address-used');
  };
  return (
    <Card padded={false} className="grid items-end gap-4 px-5 py-5 sm:grid-cols-[1fr_auto] sm:px-6">
      <SelectField name={selectName} label={checkoutCopy.savedAddresses} autoComplete="off">
        {addresses.map(({ id, customerName, address, city }) => (
          <option key={id} value={id}>{`${customerName}, ${address}, ${city}`}</option>
        ))}
      </SelectField>
      <Button
        type="submit"
        name="intent"
        value="use-address"
        variant="outline"
        onClick={fillIn}
        icon={<MapPin aria-hidden="true" />}
      >
        <Both of={checkoutCopy.useAddress} />
      </Button>
    </Card>
  );
}

function selectedId(form: HTMLFormElement | null): string | undefined {
  const select = form?.elements.namedItem(selectName);
  return select instanceof HTMLSelectElement ? select.value : undefined;
}

/** Fills the fields as if typed, so that listeners of the form are notified. */
function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = value;
    }
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
