import { and, eq } from 'drizzle-orm';
import { createAccount, openSession } from '#domain/accounts/account-writes.server.ts';
import { isPasswordOf } from '#domain/accounts/check-password.server.ts';
import { type Login, loginColumns, passwordJoin } from '#domain/accounts/find-login.server.ts';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import type { SignUpForm } from '#domain/accounts/sign-up-schema.server.ts';
import { accounts, customers, users } from '#domain/accounts/tables.server.ts';
import { linkOrder } from '#domain/customers/guest-orders/link-order.server.ts';
import {
  holderCondition,
  isVerifiedElsewhere,
  lockIdentifiers,
} from '#domain/customers/identifiers/holders.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt, type TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { type OpenedSession, openSessionFor } from './sign-in.server.ts';

/**
 * Makes an account and signs in to it. Reveals that an e-mail address or a phone number is taken if another account has
 * verified it, so each attempt is counted. A form that is sent twice signs in to the account that it made.
 */
export async function signUpAsCustomer(
  shop: Shop,
  clientAddress: string,
  form: SignUpForm,
): Promise<Result<OpenedSession, CreateAccountRefusal | TooManyAttempts>> {
  const spent = await spendSignUpAttempt(shop, clientAddress);
  return spent.ok ? createAndSignIn(shop, form) : spent;
}

export function spendSignUpAttempt(shop: Shop, clientAddress: string) {
  return spendAttempt(shop, budgetOf('sign-up:address', addressBucket(clientAddress)));
}

export type CreateAccountRefusal = Exclude<SignUpRefusal, { code: 'repeated' }>;

/** Makes the account, or finds the one that this form made before, and signs in to it. */
export async function createAndSignIn(
  shop: Shop,
  { password, ...form }: SignUpForm & { orderId?: string },
): Promise<Result<OpenedSession, CreateAccountRefusal>> {
  const passwordHash = await hashPassword(password);
  return createOnce(shop, { ...form, passwordHash }, password);
}

async function createOnce(
  shop: Shop,
  customer: NewCustomer,
  password: string,
): Promise<Result<OpenedSession, CreateAccountRefusal>> {
  const made = await signUp(shop, customer);
  if (made.ok) {
    const { userId } = made.value;
    return ok({ userId, token: await openSession(shop, userId) });
  }
  const { code } = made.refusal;
  if (code !== 'repeated') return refuse({ code });

  const { signUpKey = '', identifier } = customer;
  const existing = await findAccountOfForm(shop, { signUpKey, identifier });
  const isSame = await isPasswordOf(existing?.passwordHash, password);
  const opened = existing && isSame ? await openSessionFor(shop, existing) : undefined;
  // A key of another sign-up counts as a new sign-up.
  return opened?.ok ? opened : createOnce(shop, { ...customer, signUpKey: undefined }, password);
}

export type SignUpRefusal = { code: 'already-used' | 'order-has-account' } | { code: 'repeated' };

export type NewCustomer = Pick<SignUpForm, 'name' | 'identifier'> & {
  passwordHash: string;
  /** The form's idempotency key: a form sent twice makes one account. */
  signUpKey?: string | undefined;
  /** The guest order that the account keeps. */
  orderId?: string;
};

/**
 * Makes an account with its customer's record and the order that it keeps, or nothing. Refuses identifiers that another
 * account has verified, but not those that others only entered, because anyone can enter anything.
 */
export function signUp(
  shop: Shop,
  { name, identifier, passwordHash, signUpKey, orderId }: NewCustomer,
): Promise<Result<{ userId: string }, SignUpRefusal>> {
  const email = identifier.kind === 'email' ? identifier.email : '';
  const phone = identifier.kind === 'phone' ? identifier.phoneE164 : '';
  return inTransaction(shop, async (shop) => {
    await lockIdentifiers(shop, [identifier]);
    if (await isVerifiedElsewhere(shop, identifier)) return refuse({ code: 'already-used' });

    const userId = await createAccount(shop, { name, passwordHash });
    const [customer] = await shop.db
      .insert(customers)
      .values({ userId, name, email, phone, signUpKey, createdAt: shop.now() })
      .onConflictDoNothing({ target: customers.signUpKey })
      .returning({ userId: customers.userId });
    if (!customer) return refuse({ code: 'repeated' });
    if (orderId && !(await linkOrder(shop, { userId, orderId })))
      return refuse({ code: 'order-has-account' });
    return ok({ userId });
  });
}

/** Finds the account that the same form made before, while it still gives the same e-mail address or phone number. */
async function findAccountOfForm(
  shop: Shop,
  { signUpKey, identifier }: { signUpKey: string; identifier: Identifier },
): Promise<Login | undefined> {
  const [found] = await shop.db
    .select(loginColumns)
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .innerJoin(accounts, passwordJoin)
    .where(and(eq(customers.signUpKey, signUpKey), holderCondition(identifier)));
  return found;
}
