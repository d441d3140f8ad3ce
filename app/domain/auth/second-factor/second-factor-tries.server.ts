import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type Budget, budgetOf } from '#domain/limits/budgets.ts';
import { returnTries, spendAll, type TooMany } from '#domain/limits/spend-try.server.ts';

/** Whose code it is, and the id of the browser if it has shown this account's second factor before. */
export type Guesser = { userId: string; knownDeviceId: string | undefined };

/** Spends one try of every budget for codes of this account; a right code returns them. */
export async function spendCodeTries(
  shop: Shop,
  guesser: Guesser,
): Promise<Result<{ giveBack: () => Promise<void> }, TooMany>> {
  const budgets = budgetsOfCode(guesser);
  const { outcome, giveBack } = await spendAll(shop, budgets);
  if (!outcome.ok) return outcome;
  const returnAll = async () => {
    for (const { bucket } of budgets) await returnTries(shop, bucket);
  };
  return ok({ giveBack: guesser.knownDeviceId === undefined ? giveBack : returnAll });
}

/**
 * Gives a browser that has shown this second factor before its own tries, so that someone with a stolen password cannot
 * keep the owner out. Others share the account's: three of a million codes are right at a time, thirty tries a day.
 */
function budgetsOfCode({ userId, knownDeviceId }: Guesser): Budget[] {
  if (knownDeviceId !== undefined) {
    return [budgetOf('second-factor:device', `${knownDeviceId}:${userId}`)];
  }
  return [budgetOf('second-factor:account', userId), budgetOf('second-factor:day', userId)];
}
