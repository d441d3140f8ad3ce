import { isPasswordOf } from '#domain/accounts/check-password.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import {
  returnAttempt,
  spendAttempt,
  type TooManyAttempts,
} from '#domain/limits/spend-attempt.server.ts';
import { findPassword } from './find-password.server.ts';

export type ConfirmRefusal = { code: 'wrong-password' } | TooManyAttempts;

/**
 * Checks the password of a signed-in person again, before actions that an unattended or stolen session must not
 * perform. Refuses after ten wrong passwords in a quarter of an hour.
 */
export async function confirmPassword(
  shop: Shop,
  { userId, password }: { userId: string; password: string },
): Promise<Result<undefined, ConfirmRefusal>> {
  const budget = budgetOf('confirm-password:account', userId);
  const spent = await spendAttempt(shop, budget);
  if (!spent.ok) return spent;
  const stored = await findPassword(shop, userId);
  if (!(await isPasswordOf(stored?.passwordHash, password)))
    return refuse({ code: 'wrong-password' });
  await returnAttempt(shop, budget.bucket);
  return ok();
}
