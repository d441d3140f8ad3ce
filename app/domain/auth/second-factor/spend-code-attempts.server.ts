import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type Budget, budgetOf } from '#domain/limits/budgets.ts';
import {
  resetBudget,
  spendAttempts,
  type TooManyAttempts,
} from '#domain/limits/spend-attempt.server.ts';

/** The account whose attempts a code spends; `knownBrowserId` is a browser that passed its second factor before. */
export type CodeAttemptKey = { userId: string; knownBrowserId: string | undefined };

/** Spends one attempt of every budget for codes of this account or known browser; a correct code returns them. */
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
  return ok({ returnAttempts: key.knownBrowserId === undefined ? returnAttempts : returnAll });
}

/**
 * A browser that passed this second factor before has a budget of its own, so that a stolen password cannot lock the
 * owner out. Others share the account's: thirty guesses a day, while three of a million codes are valid at a time.
 */
function budgetsOfCode({ userId, knownBrowserId }: CodeAttemptKey): Budget[] {
  if (knownBrowserId !== undefined) {
    return [budgetOf('second-factor:device', `${knownBrowserId}:${userId}`)];
  }
  return [budgetOf('second-factor:account', userId), budgetOf('second-factor:day', userId)];
}
