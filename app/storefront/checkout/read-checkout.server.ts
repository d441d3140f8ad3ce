import {
  type CheckoutForm,
  type CheckoutProblem,
  checkoutFields,
} from '#domain/orders/checkout-form.ts';
import { checkoutSchema } from '#domain/orders/checkout-schema.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { baitField, type CheckoutAnswer, type Problems, type Typed } from './checkout-answer.ts';
import type { AddressBook } from './known-shopper.server.ts';

type Read = { form: CheckoutForm; values: Typed } | { answer: CheckoutAnswer };

/** The form that was sent, or what to answer where it cannot become an order yet. */
export async function readCheckout(request: Request, book: AddressBook): Promise<Read> {
  const read = await readForm(request, checkoutSchema);
  const values: Typed = pick(read.values, [...checkoutFields, 'saveAddress']);
  if (read.values['intent'] === 'switch-language') {
    return { answer: { kind: 'switched-language', values } };
  }
  if (read.values['intent'] === 'use-address') {
    const address = await book(read.values['addressId'] ?? '');
    return { answer: { kind: 'address-used', values: { ...values, ...address } } };
  }
  if (read.values[baitField]) {
    return { answer: { kind: 'refused', refusal: { code: 'not-by-hand' }, values } };
  }
  if (read.ok) return { form: read.value, values };

  const problems: Problems = pick(
    read.refusal.problems as Record<string, CheckoutProblem>,
    checkoutFields,
  );
  return Object.keys(problems).length > 0
    ? { answer: { kind: 'invalid', problems, values } }
    : { answer: { kind: 'refused', refusal: { code: 'stale-page' }, values } };
}

/** Only what belongs to the fields that a shopper sees, in their order. */
function pick<Value>(from: Record<string, Value>, shown: readonly string[]) {
  const fields = shown.filter((field) => Object.hasOwn(from, field));
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}
