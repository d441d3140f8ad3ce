import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type Budget, budgetOf } from '#domain/limits/budgets.ts';
import {
  resetBudget,
  spendAttempts,
  type TooManyAttempts,
} from '#domain/limits/spend-attempt.server.ts';

/**
 * The account of the code, and the id of a browser that has passed this account's second factor before.
 */
export type Guesser = { userId: string; knownDeviceId: string | undefined };

/** Spends one attempt of every budget for codes of this account; a correct code returns them. */
export async function spendCodeAttempts(
  shop: Shop,
  guesser: Guesser,
): Promise<Result<{ returnAttempts: () => Promise<void> }, TooManyAttempts>> {
  const budgets = budgetsOfCode(guesser);
  const { outcome, returnAttempts } = await spendAttempts(shop, budgets);
  if (!outcome.ok) return outcome;
  const returnAll = async () => {
    for (const { bucket } of budgets) await resetBudget(shop, bucket);
  };
  return ok({ returnAttempts: guesser.knownDeviceId === undefined ? returnAttempts : returnAll });
}

/**
 * Returns the budget of a browser that has passed this second factor before: its own, so that a stolen password cannot
 * lock the owner out. Others share the account's: three of a million codes are valid at a time, thirty attempts a day.
 */
function budgetsOfCode({ userId, knownDeviceId }: Guesser): Budget[] {
  if (knownDeviceId !== undefined) {
    return [budgetOf('second-factor:device', `${knownDeviceId}:${userId}`)];
  }
  return [budgetOf('second-factor:account', userId), budgetOf('second-factor:day', userId)];
}
