import {
  type ConfirmRefusal,
  confirmPassword,
} from '#domain/auth/passwords/confirm-password.server.ts';
import {
  type ChangeDetailsRefusal,
  changeDetails,
  changesContact,
} from '#domain/customers/change-details.server.ts';
import { detailsSchemaOf } from '#domain/customers/details-schema.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts } from '#domain/limits/spend-attempt.server.ts';
import { wrongFieldsAnswer, wrongPasswordAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { toSignIn } from '#web/guards/require-customer.server.ts';

type Editing = { shop: Shop; userId: string; clientAddress: string };

/**
 * Saves the details, or returns why not. Customers sign in with e-mail and phone, so changing them needs the password:
 * a session left open must not be enough to take over an account.
 */
export async function saveDetails(editing: Editing, request: Request) {
  const { shop, userId } = editing;
  const customer = (await findCustomer(shop, userId)) ?? signInAgain(request);
  const read = await readForm(request, detailsSchemaOf(customer));
  const { values } = read;
  if (!read.ok) return wrongFieldsAnswer(values, read.refusal.problems);

  const { password, ...form } = read.value;
  const keepsContact = !changesContact(customer, form);
  const allowed = keepsContact
    ? ok({ returnAttempts: async () => {} })
    : await allowContactChange(editing, password);
  if (!allowed.ok) {
    return password === '' && allowed.refusal.code === 'wrong-password'
      ? wrongFieldsAnswer(values, { password: 'required' })
      : wrongPasswordAnswer(values, allowed.refusal);
  }

  const changed = await changeDetails(shop, userId, { ...form, keepsContact });
  const revealsAccount = !changed.ok && changed.refusal.code === 'already-used';
  if (!revealsAccount) await allowed.value.returnAttempts();
  if (changed.ok) return undefined;
  return wrongFieldsAnswer(values, problemsOf(changed.refusal, request));
}

/** Redirects a customer whose account has just been deleted to the sign-in, as after the end of a session. */
function signInAgain(request: Request): never {
  throw toSignIn({ request, url: new URL(request.url) });
}

function problemsOf(refusal: ChangeDetailsRefusal, request: Request): Record<string, string> {
  if (refusal.code === 'account-gone') return signInAgain(request);
  if (refusal.code === 'changes-contact') return { password: 'required' };
  if (refusal.code === 'needs-contact') return { email: refusal.code };
  return Object.fromEntries(refusal.fields.map((field) => [field, refusal.code]));
}

/**
 * Checks the password and spends one of the attempts per hour of this account and this IP address (`budgets`), so that
 * nobody can find out through "already used" who has an account. The caller returns the attempt if it revealed nothing.
 */
async function allowContactChange(
  { shop, userId, clientAddress }: Editing,
  password: string,
): Promise<Result<{ returnAttempts: () => Promise<void> }, ConfirmRefusal>> {
  const confirmed = await confirmPassword(shop, { userId, password });
  if (!confirmed.ok) return confirmed;
  const { outcome, returnAttempts } = await spendAttempts(shop, [
    budgetOf('already-used:account', userId),
    budgetOf('already-used:address', addressBucket(clientAddress)),
  ]);
  return outcome.ok ? ok({ returnAttempts }) : outcome;
}
