import { type Budget, budgetOf } from '#domain/limits/budgets.ts';

type Guesser = { userId: string; knownDeviceId: string | undefined };

/** Of one session, from its password to its code: after five wrong codes the password is asked for again. */
export function challengeBudget(sessionId: string): Budget {
  return budgetOf('second-factor:challenge', sessionId);
}

/**
 * Whose tries a code spends. A browser that showed this account's second factor before has tries of its own, so that
 * whoever stole the password cannot keep the owner out. All others share those of the account: three codes in
 * a million are right at any moment, and at thirty a day it takes decades to meet one.
 */
export function secondFactorBudgets({ userId, knownDeviceId }: Guesser): Budget[] {
  if (knownDeviceId !== undefined) {
    return [budgetOf('second-factor:device', `${knownDeviceId}:${userId}`)];
  }
  return [budgetOf('second-factor:account', userId), budgetOf('second-factor:day', userId)];
}
