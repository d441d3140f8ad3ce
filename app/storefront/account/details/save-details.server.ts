import { changeDetails } from '#domain/customers/change-details.server.ts';
import { type DetailsProblem, detailsFields } from '#domain/customers/details-form.ts';
import { detailsSchema } from '#domain/customers/details-schema.server.ts';
import { type Customer, findCustomer } from '#domain/customers/find-customer.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAll } from '#domain/limits/spend-try.server.ts';
import { type ConfirmRefusal, confirmPassword } from '#web/confirm-password.server.ts';
import { notFound } from '#web/not-found.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { DetailsAnswer } from './details-answer.ts';

type Editing = { running: RunningShop; shop: Shop; userId: string; clientAddress: string };

/**
 * Saves what was typed, or answers why not. One signs in with e-mail and phone, so whoever changes them shows the
 * password: a session that was left open must not be enough to take an account away.
 */
export async function saveDetails(
  editing: Editing,
  request: Request,
): Promise<DetailsAnswer | undefined> {
  const { shop, userId } = editing;
  const read = await readForm(request, detailsSchema);
  const { name = '', email = '', phone = '' } = read.values;
  const values = { name, email, phone };
  if (!read.ok) return { kind: 'invalid', problems: problemsOf(read.refusal.problems), values };

  const { password, ...form } = read.value;
  const customer = (await findCustomer(shop, userId)) ?? notFound();
  const allowed = changesContact(customer, form)
    ? await mayChangeContact(editing, password)
    : ok({ giveBack: async () => {} });
  if (!allowed.ok) return { ...unconfirmed(allowed.refusal, password), values };

  const changed = await changeDetails(shop, userId, form);
  const isGuess = !changed.ok && changed.refusal.code === 'already-used';
  if (!isGuess) await allowed.value.giveBack();
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

/**
 * Asks for the password, and spends a try of those that answer "already used": so many an hour for an account and
 * an address (`budgets`), so that nobody reads from the answers who has an account here. Used up, no new contact is looked at.
 */
async function mayChangeContact(
  { running, shop, userId, clientAddress }: Editing,
  password: string,
): Promise<Result<{ giveBack: () => Promise<void> }, ConfirmRefusal>> {
  const confirmed = await confirmPassword(running, { userId, password });
  if (!confirmed.ok) return confirmed;
  const { outcome, giveBack } = await spendAll(shop, [
    budgetOf('already-used:account', userId),
    budgetOf('already-used:address', addressBucket(clientAddress)),
  ]);
  return outcome.ok ? ok({ giveBack }) : outcome;
}

type Unconfirmed = { kind: 'too-many-tries'; minutes: number } | Wrong;
type Wrong = { kind: 'invalid'; problems: { password: DetailsProblem } };

function unconfirmed(refusal: ConfirmRefusal, password: string): Unconfirmed {
  if (refusal.code === 'too-many-tries') {
    return { kind: 'too-many-tries', minutes: refusal.minutes };
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
