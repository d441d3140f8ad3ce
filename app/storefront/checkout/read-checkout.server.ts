import {
  type CheckoutForm,
  type CheckoutProblem,
  checkoutFields,
} from '#domain/orders/checkout-form.ts';
import { checkoutSchema } from '#domain/orders/checkout-schema.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { CheckoutAnswer, Problems, Typed } from './checkout-answer.ts';

type Read = { form: CheckoutForm; values: Typed } | { answer: CheckoutAnswer };

/** The form that was sent, or what to answer where it cannot become an order yet. */
export async function readCheckout(request: Request): Promise<Read> {
  const read = await readForm(request, checkoutSchema);
  const values = pick(read.values);
  if (read.values['intent'] === 'switch-language') {
    return { answer: { kind: 'switched-language', values } };
  }
  if (read.ok) return { form: read.value, values };

  const problems: Problems = pick(read.refusal.problems as Record<string, CheckoutProblem>);
  return Object.keys(problems).length > 0
    ? { answer: { kind: 'invalid', problems, values } }
    : { answer: { kind: 'refused', refusal: { code: 'stale-page' }, values } };
}

/** Only what belongs to the fields that a shopper sees, in their order. */
function pick<Value>(from: Record<string, Value>) {
  const fields = checkoutFields.filter((field) => Object.hasOwn(from, field));
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}
