import { data } from 'react-router';
import { checkoutSchema } from '#domain/orders/checkout/checkout-schema.server.ts';
import { refused, wrongFields } from '#web/form-answers.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { baitField } from './checkout-answer.ts';
import type { AddressBook } from './known-shopper.server.ts';

/** Reads the form, or makes an answer where it cannot become an order yet. */
export async function readCheckout(request: Request, book: AddressBook) {
  const { values, ...read } = await readForm(request, checkoutSchema);
  if (values['intent'] === 'switch-language') return { answer: data({ values, problems: {} }) };
  if (values['intent'] === 'use-address') {
    const address = await book(values['addressId'] ?? '');
    return { answer: data({ values: { ...values, ...address }, problems: {} }) };
  }
  if (values[baitField]) return { answer: refused(values, { code: 'not-by-hand' } as const) };
  if (read.ok) return { form: read.value, values };

  const { idempotencyKey, ...problems } = read.refusal.problems;
  const isStale = idempotencyKey !== undefined && Object.keys(problems).length === 0;
  return {
    answer: isStale
      ? refused(values, { code: 'stale-page' } as const)
      : wrongFields(values, problems),
  };
}
