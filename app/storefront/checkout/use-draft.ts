import { type RefObject, useEffect, useRef } from 'react';
import { checkoutFields } from './checkout.copy.ts';
import { draftKey } from './forget-draft.ts';

type Draft = Partial<Record<string, string>>;
type DraftOptions = { isAnswered: boolean; isCustomer: boolean };

/** The property that marks the draft of a signed-in customer. */
const customerMark = 'ofCustomer';

/**
 * Saves typed values for a reload, in this tab only; never shows a customer's draft to a guest. Values from the server
 * or autofill override the draft, those of an account do not. Returns the function to call on input.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const initialOptions = useRef(options);
  useEffect(() => {
    const { isAnswered, isCustomer } = initialOptions.current;
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
    return customerMark in stored && !isCustomer ? {} : (stored as Draft);
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
    const stored = isCustomer ? { ...draft, [customerMark]: 'yes' } : draft;
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
