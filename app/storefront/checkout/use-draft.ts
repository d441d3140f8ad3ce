import { type RefObject, useEffect, useRef } from 'react';
import { checkoutFields } from './checkout.copy.ts';
import { draftKey } from './forget-draft.ts';

type Draft = Partial<Record<string, string>>;
type Typing = { isAnswered: boolean; isCustomer: boolean };

/** Marks a draft of a signed-in customer. */
const ofCustomer = 'ofCustomer';

/**
 * Saves what is typed for a reload, in this tab alone. Values from the server or the browser's autofill win over the
 * draft, those of an account do not. A guest never sees a customer's draft. Returns the function to call on input.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, typing: Typing) {
  const first = useRef(typing);
  useEffect(() => {
    const { isAnswered, isCustomer } = first.current;
    if (form.current && !isAnswered) restore(form.current, readDraft(isCustomer));
  }, [form]);
  return () => {
    if (form.current) writeDraft(form.current, typing.isCustomer);
  };
}

function readDraft(isCustomer: boolean): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return ofCustomer in kept && !isCustomer ? {} : (kept as Draft);
  } catch {
    return {};
  }
}

function writeDraft(form: HTMLFormElement, isCustomer: boolean): void {
  const typed = new FormData(form);
  const draft = Object.fromEntries(
    Object.keys(checkoutFields).map((field) => [field, typed.get(field)]),
  );
  try {
    const kept = isCustomer ? { ...draft, [ofCustomer]: 'yes' } : draft;
    sessionStorage.setItem(draftKey, JSON.stringify(kept));
  } catch {
    // Private windows may refuse to store anything; then a reload starts empty.
  }
}

function restore(form: HTMLFormElement, draft: Draft): void {
  for (const [field, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(field);
    if (typeof value !== 'string' || !control) continue;
    if (control instanceof RadioNodeList) choose(control, value);
    else if ('value' in control && isUntouched(control)) control.value = value;
  }
}

/** Returns whether the control is as it was loaded: empty, or filled in by the account. */
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
