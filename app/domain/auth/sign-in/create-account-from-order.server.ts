import { maxNameLength } from '#domain/accounts/sign-up-form.ts';
import type { SignUpForm } from '#domain/accounts/sign-up-schema.server.ts';
import { findOrderContact } from '#domain/customers/guest-orders/link-order.server.ts';
import { cutText } from '#domain/kernel/cut-text.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import type { OpenedSession } from './sign-in.server.ts';
import {
  type CreateAccountRefusal,
  createAndSignIn,
  spendSignUpAttempt,
} from './sign-up.server.ts';

export type OrderAccountForm = Pick<SignUpForm, 'password' | 'signUpKey'> & { orderId: string };
export type AccountFromOrderRefusal =
  | CreateAccountRefusal
  | { code: 'order-unknown' }
  | TooManyAttempts;

/**
 * Makes an account from one guest order with a password, and signs in to it. The phone stays unverified, so that no
 * other order is linked. Applies the rules and limits of a sign-up; a form sent twice makes one account.
 */
export async function createAccountFromOrder(
  shop: Shop,
  clientAddress: string,
  { orderId, password, signUpKey }: OrderAccountForm,
): Promise<Result<OpenedSession, AccountFromOrderRefusal>> {
  const spent = await spendSignUpAttempt(shop, clientAddress);
  if (!spent.ok) return spent;
  const contact = await findOrderContact(shop, orderId);
  if (!contact) return refuse({ code: 'order-unknown' });
  return createAndSignIn(shop, {
    name: cutText(contact.name, maxNameLength),
    identifier: { kind: 'phone', phoneE164: contact.phoneE164 },
    password,
    signUpKey,
    orderId,
  });
}
