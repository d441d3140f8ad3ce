import { type RefObject, useEffect, useRef } from 'react';
import { checkoutFields } from './checkout.copy.ts';
import { draftKey, forgetDraft } from './forget-draft.ts';

type Draft = Partial<Record<string, string>>;
type DraftOptions = {
  /** Whether the form shows what was sent before, with the reason for a refusal. */
  showsAnswer: boolean;
  customerId: string | undefined;
};

/** The property that says which customer's draft it is; missing in that of a guest. */
const customerMark = 'ofCustomer';

/**
 * Saves typed values for a reload, in this tab only. Shows a customer's draft only to that customer. Values of a refused
 * form or of autofill override the draft, those of an account do not. Returns the function to call on input.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const initialOptions = useRef(options);
  useEffect(() => {
    const { showsAnswer, customerId } = initialOptions.current;
    if (form.current && !showsAnswer) restore(form.current, readDraft(customerId));
  }, [form]);
  return () => {
    if (form.current) writeDraft(form.current, options.customerId);
  };
}

/** Returns the draft of this customer, or of a guest. Deletes that of another customer. */
export function readDraft(customerId: string | undefined): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const { [customerMark]: owner } = stored as Draft;
    if (owner === undefined || owner === customerId) return stored as Draft;
    if (customerId !== undefined) forgetDraft();
    return {};
  } catch {
    return {};
  }
}

function writeDraft(form: HTMLFormElement, customerId: string | undefined): void {
  const formData = new FormData(form);
  const draft = Object.fromEntries(
    Object.keys(checkoutFields).map((field) => [field, formData.get(field)]),
  );
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, [customerMark]: customerId }));
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

/** Returns whether the control is a checkbox or a single radio button: its `value` is what it sends, not its state. */
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
