import type { SignUpForm } from '#domain/accounts/sign-up-schema.server.ts';
import { type SignUpRefusal, signUp } from '#domain/customers/sign-up.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendTry, type TooMany } from '#domain/limits/spend-try.server.ts';
import { hashNewPassword } from '#platform/auth/passwords.server.ts';
import { signInByEmail } from '#platform/auth/sessions.server.ts';
import { readDevice } from './device-cookie.server.ts';
import { type Visitor, welcome } from './welcome.server.ts';

/**
 * Makes an account and signs in to it at once. It may say that an e-mail or a phone is used already, which is why
 * each try counts: nobody asks through a list that way.
 */
export async function signUpCustomer(
  visitor: Visitor,
  { password, ...form }: SignUpForm,
): Promise<Result<{ userId: string; setCookies: string[] }, SignUpRefusal | TooMany>> {
  const { running, request, clientAddress } = visitor;
  const { shop, auth } = running;
  const spent = await spendTry(shop, budgetOf('sign-up:address', addressBucket(clientAddress)));
  if (!spent.ok) return spent;

  const passwordHash = await hashNewPassword(password);
  const made = await signUp(shop, { ...form, passwordHash });
  if (!made.ok) return made;

  const { email } = made.value;
  const signedIn = await signInByEmail(auth, { email, password }, request.headers);
  if (!signedIn) throw new Error('The account that was just made could not be signed in to.');
  return ok(await welcome(visitor, signedIn, await readDevice(running, request)));
}
