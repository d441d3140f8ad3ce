import type { Budget } from '#domain/limits/spend-try.server.ts';

const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

type Guesser = { userId: string; knownDeviceId: string | undefined };

/** Of one session, from its password to its code: after five wrong codes the password is asked for again. */
export function challengeBudget(sessionId: string): Budget {
  return { bucket: `second-factor:challenge:${sessionId}`, tries: 5, windowMs: dayMs };
}

/**
 * Whose tries a code spends. A browser that showed this account's second factor before has tries of its own, so that
 * whoever stole the password cannot keep the owner out. All others share those of the account: three codes in
 * a million are right at any moment, and at thirty a day it takes decades to meet one.
 */
export function secondFactorBudgets({ userId, knownDeviceId }: Guesser): Budget[] {
  if (knownDeviceId !== undefined) {
    const bucket = `second-factor:device:${knownDeviceId}:${userId}`;
    return [{ bucket, tries: 10, windowMs: quarterMs }];
  }
  return [
    { bucket: `second-factor:account:${userId}`, tries: 10, windowMs: quarterMs },
    { bucket: `second-factor:day:${userId}`, tries: 30, windowMs: dayMs },
  ];
}
