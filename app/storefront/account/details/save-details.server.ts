import { changeDetails } from '#domain/customers/change-details.server.ts';
import { type DetailsProblem, detailsFields } from '#domain/customers/details-form.ts';
import { detailsSchema } from '#domain/customers/details-schema.server.ts';
import { type Customer, findCustomer } from '#domain/customers/find-customer.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type ConfirmRefusal, confirmPassword } from '#web/confirm-password.server.ts';
import { notFound } from '#web/not-found.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { DetailsAnswer } from './details-answer.ts';

type Desk = { running: RunningShop; shop: Shop; userId: string };

/**
 * Saves what was typed, or answers why not. One signs in with e-mail and phone, so whoever changes them shows the
 * password: a session that was left open must not be enough to take an account away.
 */
export async function saveDetails(
  { running, shop, userId }: Desk,
  request: Request,
): Promise<DetailsAnswer | undefined> {
  const read = await readForm(request, detailsSchema);
  const { name = '', email = '', phone = '' } = read.values;
  const values = { name, email, phone };
  if (!read.ok) return { kind: 'invalid', problems: problemsOf(read.refusal.problems), values };

  const { password, ...form } = read.value;
  const customer = (await findCustomer(shop, userId)) ?? notFound();
  if (changesContact(customer, form)) {
    const confirmed = await confirmPassword(running, { userId, password });
    if (!confirmed.ok) return { ...unconfirmed(confirmed.refusal, password), values };
  }
  const changed = await changeDetails(shop, userId, form);
  if (changed.ok) return undefined;
  if (changed.refusal.code === 'needs-contact') return { kind: 'needs-contact', values };
  const taken = changed.refusal.fields.map((field) => [field, 'already-used'] as const);
  return { kind: 'invalid', problems: Object.fromEntries(taken), values };
}

function changesContact(
  customer: Customer,
  { email, phone }: { email: string | undefined; phone: string | undefined },
): boolean {
  return email !== customer.email || phone !== customer.phone;
}

type Unconfirmed = { kind: 'too-many-tries'; minutes: number } | Wrong;
type Wrong = { kind: 'invalid'; problems: { password: DetailsProblem } };

function unconfirmed(refusal: ConfirmRefusal, password: string): Unconfirmed {
  if (refusal.code === 'too-many-tries') {
    return { kind: 'too-many-tries', minutes: Math.ceil(refusal.retryAfterMs / 60_000) };
  }
  return {
    kind: 'invalid',
    problems: { password: password === '' ? 'required' : 'wrong-password' },
  };
}

/** The codes of the schema, by the fields that are shown and in their order. */
function problemsOf(found: Record<string, string>) {
  const wrong = detailsFields.filter((field) => Object.hasOwn(found, field));
  return Object.fromEntries(wrong.map((field) => [field, found[field] as DetailsProblem]));
}
