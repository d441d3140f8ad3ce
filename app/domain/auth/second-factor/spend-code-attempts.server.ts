import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type Budget, budgetOf } from '#domain/limits/budgets.ts';
import {
  resetBudget,
  spendAttempts,
  type TooManyAttempts,
} from '#domain/limits/spend-attempt.server.ts';

/** Whose attempts a code spends: those of an account, or of a browser that has passed its second factor before. */
export type CodeAttemptKey = { userId: string; knownDeviceId: string | undefined };

/** Spends one attempt of every budget for codes of this account; a correct code returns them. */
export async function spendCodeAttempts(
  shop: Shop,
  key: CodeAttemptKey,
): Promise<Result<{ returnAttempts: () => Promise<void> }, TooManyAttempts>> {
  const budgets = budgetsOfCode(key);
  const { outcome, returnAttempts } = await spendAttempts(shop, budgets);
  if (!outcome.ok) return outcome;
  const returnAll = async () => {
    for (const { bucket } of budgets) await resetBudget(shop, bucket);
  };
  return ok({ returnAttempts: key.knownDeviceId === undefined ? returnAttempts : returnAll });
}

/**
 * Returns the budget of a browser that has passed this second factor before: its own, so that a stolen password cannot
 * lock the owner out. Others share the account's: three of a million codes are valid at a time, thirty attempts a day.
 */
function budgetsOfCode({ userId, knownDeviceId }: CodeAttemptKey): Budget[] {
  if (knownDeviceId !== undefined) {
    return [budgetOf('second-factor:device', `${knownDeviceId}:${userId}`)];
  }
  return [budgetOf('second-factor:account', userId), budgetOf('second-factor:day', userId)];
}
