import { type RefObject, useEffect, useRef } from 'react';
import { checkoutFields } from '#domain/orders/checkout-form.ts';

const key = 'sandhi-checkout';

type Draft = Partial<Record<string, string>>;

/**
 * Keeps what is typed for a reload, in this tab alone. What the server sent back, or the browser has filled in
 * already, is newer than the draft and stays; what an account fills in is not. Answers what to call when something was typed.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, isAnswered: boolean) {
  const skip = useRef(isAnswered);
  useEffect(() => {
    if (form.current && !skip.current) restore(form.current, readDraft());
  }, [form]);
  return () => {
    if (form.current) writeDraft(form.current);
  };
}

/** After the order there is nothing to type again. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Draft) : {};
  } catch {
    return {};
  }
}

function writeDraft(form: HTMLFormElement): void {
  const typed = new FormData(form);
  const draft = Object.fromEntries(checkoutFields.map((field) => [field, typed.get(field)]));
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Private windows may refuse to keep anything; then a reload begins anew.
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

/** As the page came: empty, or filled in by the account. */
function isUntouched(control: Element & { value: unknown }): boolean {
  if (control.value === '') return true;
  if (control instanceof HTMLSelectElement) {
    return control.selectedOptions[0]?.defaultSelected === true;
  }
  return 'defaultValue' in control && control.value === control.defaultValue;
}

/** Only a way to pay that is still offered can be chosen again. */
function choose(choices: RadioNodeList, value: string): void {
  const offered = [...choices].some(
    (choice) => choice instanceof HTMLInputElement && choice.value === value,
  );
  if (offered) choices.value = value;
}
