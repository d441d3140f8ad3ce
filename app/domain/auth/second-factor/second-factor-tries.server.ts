import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type Budget, budgetOf } from '#domain/limits/budgets.ts';
import { returnTries, spendAll, type TooMany } from '#domain/limits/spend-try.server.ts';

/** Whose code it is, and the id of the browser where that showed this account's second factor before. */
export type Guesser = { userId: string; knownDeviceId: string | undefined };

/** Spends one try of every budget that a code of this account spends; a right one gives them back. */
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
 * A browser that showed this account's second factor before has tries of its own, so that whoever stole the password
 * cannot keep the owner out. All others share those of the account: three codes in a million are right at any moment,
 * and at thirty a day it takes decades to meet one.
 */
function budgetsOfCode({ userId, knownDeviceId }: Guesser): Budget[] {
  if (knownDeviceId !== undefined) {
    return [budgetOf('second-factor:device', `${knownDeviceId}:${userId}`)];
  }
  return [budgetOf('second-factor:account', userId), budgetOf('second-factor:day', userId)];
}
