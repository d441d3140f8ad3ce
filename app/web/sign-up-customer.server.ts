import { isPasswordOf } from '#domain/accounts/check-password.server.ts';
import type { SignUpForm } from '#domain/accounts/sign-up-schema.server.ts';
import { findSignedUp } from '#domain/auth/sign-in/find-signed-up.server.ts';
import {
  type NewCustomer,
  type SignUpRefusal,
  signUp,
} from '#domain/auth/sign-in/sign-up.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendTry, type TooMany } from '#domain/limits/spend-try.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { openSession } from '#platform/auth/sessions.server.ts';
import { readDevice } from './device-cookie.server.ts';
import { type Visitor, welcome } from './welcome.server.ts';

type SignUpAnswer = Result<
  { userId: string; setCookies: string[] },
  Exclude<SignUpRefusal, { code: 'repeated' }> | TooMany
>;

/**
 * Makes an account and signs in to it at once. It says that an e-mail address or a phone is used where another account
 * has verified it, which is why each try counts: nobody asks through a list that way. A form that is sent twice signs
 * in to the account that it made.
 */
export async function signUpCustomer(
  visitor: Visitor,
  { password, ...form }: SignUpForm,
): Promise<SignUpAnswer> {
  const { running, request, clientAddress } = visitor;
  const { shop, auth } = running;
  const spent = await spendTry(shop, budgetOf('sign-up:address', addressBucket(clientAddress)));
  if (!spent.ok) return spent;

  const passwordHash = await hashPassword(password);
  const made = await makeOnce(shop, { ...form, passwordHash }, password);
  if (!made.ok) return made;

  const signedIn = await openSession(auth, made.value.userId, request.headers);
  if (!signedIn) throw new Error('The account that was just made could not be signed in to.');
  return ok(await welcome(visitor, signedIn, await readDevice(running, request)));
}

async function makeOnce(
  shop: Shop,
  wish: NewCustomer,
  password: string,
): Promise<Result<{ userId: string }, { code: 'already-used' }>> {
  const made = await signUp(shop, wish);
  if (made.ok) return made;
  const { code } = made.refusal;
  if (code === 'already-used') return refuse({ code });

  const { signUpKey = '', identifier } = wish;
  const before = await findSignedUp(shop, { signUpKey, identifier });
  const isSame = await isPasswordOf(before?.passwordHash, password);
  // With the key of another sign-up it is a sign-up of its own.
  return before && isSame
    ? ok(before)
    : makeOnce(shop, { ...wish, signUpKey: undefined }, password);
}
