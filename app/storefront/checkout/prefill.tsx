import MapPin from 'lucide-react/icons/map-pin';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { SelectField } from '#ui/field/field.tsx';
import { Both } from '#ui/text/text.tsx';
import { checkoutCopy, checkoutFields } from './checkout.copy.ts';
import type { CustomerPrefill } from './customer-prefill.server.ts';
import { draftKey } from './forget-draft.ts';

type SavedAddressesProps = {
  form: RefObject<HTMLFormElement | null>;
  addresses: CustomerPrefill['addresses'];
};

const selectName = 'addressId';

/** Offers a choice of two or more saved addresses. With a script the button fills the fields, without one the server does. */
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

type Draft = Partial<Record<string, string>>;
type DraftOptions = { isAnswered: boolean; isCustomer: boolean };

/** The property that marks the draft of a signed-in customer. */
const ofCustomer = 'ofCustomer';

/**
 * Saves typed values for a reload, in this tab only; never shows a customer's draft to a guest. Values from the server
 * or autofill override the draft, those of an account do not. Returns the function to call on input.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const first = useRef(options);
  useEffect(() => {
    const { isAnswered, isCustomer } = first.current;
    if (form.current && !isAnswered) restore(form.current, readDraft(isCustomer));
  }, [form]);
  return () => {
    if (form.current) writeDraft(form.current, options.isCustomer);
  };
}

function readDraft(isCustomer: boolean): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return ofCustomer in stored && !isCustomer ? {} : (stored as Draft);
  } catch {
    return {};
  }
}

function writeDraft(form: HTMLFormElement, isCustomer: boolean): void {
  const formData = new FormData(form);
  const draft = Object.fromEntries(
    Object.keys(checkoutFields).map((field) => [field, formData.get(field)]),
  );
  try {
    const stored = isCustomer ? { ...draft, [ofCustomer]: 'yes' } : draft;
    sessionStorage.setItem(draftKey, JSON.stringify(stored));
  } catch {
    // Private windows may refuse to store anything; then a reload starts empty.
  }
}

function restore(form: HTMLFormElement, draft: Draft): void {
  for (const [field, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(field);
    if (typeof value === 'string' && control) restoreControl(control, value);
  }
}

function restoreControl(control: Element | RadioNodeList, value: string): void {
  if (control instanceof RadioNodeList) {
    choose(control, value);
  } else if (control instanceof HTMLInputElement && isChoice(control)) {
    control.checked ||= control.value === value;
  } else if ('value' in control && isUntouched(control)) {
    control.value = value;
  }
}

/** Returns whether the control is a checkbox or the only payment method: its `value` is what it sends, not its state. */
function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** Returns whether the control is as it was loaded: empty, or filled in from the account. */
function isUntouched(control: Element & { value: unknown }): boolean {
  if (control.value === '') return true;
  if (control instanceof HTMLSelectElement) {
    return control.selectedOptions[0]?.defaultSelected === true;
  }
  return 'defaultValue' in control && control.value === control.defaultValue;
}

/** Chooses a payment method again only if it is still offered. */
function choose(choices: RadioNodeList, value: string): void {
  const offered = [...choices].some(
    (choice) => choice instanceof HTMLInputElement && choice.value === value,
  );
  if (offered) choices.value = value;
}
