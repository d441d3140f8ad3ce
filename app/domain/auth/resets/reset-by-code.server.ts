import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { findAdminAccount } from '#domain/accounts/find-account.server.ts';
import { confirmPassword } from '#domain/auth/passwords/confirm-password.server.ts';
import { setPassword } from '#domain/auth/passwords/set-password.server.ts';
import {
  checkCode,
  markCodeUsed,
  type WrongCode,
} from '#domain/auth/phone-codes/check-code.server.ts';
import { canResetBy } from '#domain/customers/identifiers/can-reset-by.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt, type TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';

/** `codeSecret`: the shop's key, under which codes are hashed. */
type CodeReset = { phoneE164: string; code: string; password: string; codeSecret: string };

/**
 * Sets the password by a code that was sent to a verified phone number, once even under concurrent requests, and ends every
 * session. Does not sign in. An unknown phone is refused as a wrong code is.
 */
export async function resetPasswordByCode(
  shop: Shop,
  { phoneE164, code, password, codeSecret }: CodeReset,
): Promise<Result<{ userId: string }, WrongCode | TooManyAttempts>> {
  const spent = await spendAttempt(
    shop,
    budgetOf('code-try:address', shop.clientBucket ?? 'unknown'),
  );
  if (!spent.ok) return spent;
  const checked = await checkCode(shop, { phoneE164 }, { purpose: 'reset', code, codeSecret });
  if (!checked.ok) return checked;
  // Hashes only for a correct code, because hashing is slow.
  const passwordHash = await hashPassword(password);
  const { userId } = checked.value;
  return inTransaction(shop, async (shop) => {
    await lockAccount(shop, userId);
    const identifier = { kind: 'phone' as const, phoneE164 };
    const isRight = await markCodeUsed(shop, checked.value);
    // The customer may have become an admin since the code was sent.
    const isAdmin = (await findAdminAccount(shop, userId)) !== undefined;
    if (!isRight || isAdmin || !(await canResetBy(shop, { userId, identifier })))
      return refuse({ code: 'code-wrong' });
    const isSet = await setPassword(shop, { userId, passwordHash });
    if (!isSet) throw new Error('An account without a password has asked for a new one.');
    return ok({ userId });
  });
}

/** Sets the password as `resetPasswordByCode` does, or accepts the same form again, whose first request used the code up. */
export async function resetByCodeOrRepeat(shop: Shop, byCode: CodeReset) {
  const reset = await resetPasswordByCode(shop, byCode);
  if (reset.ok || reset.refusal.code !== 'code-wrong') return reset;
  const userId = await findAccountResetBefore(shop, byCode);
  return userId === undefined ? reset : ok({ userId });
}

/**
 * Finds the account whose password the same form has set before, as after a double click or a lost response: with the code
 * that was used, while it would still be valid, and the password that the account has now.
 */
async function findAccountResetBefore(
  shop: Shop,
  { phoneE164, code, password, codeSecret }: CodeReset,
): Promise<string | undefined> {
  const usedCode = { purpose: 'reset', code, codeSecret, isUsed: true } as const;
  const checked = await checkCode(shop, { phoneE164 }, usedCode);
  if (!checked.ok) return undefined;
  const { userId } = checked.value;
  const confirmed = await confirmPassword(shop, { userId, password });
  return confirmed.ok ? userId : undefined;
}
