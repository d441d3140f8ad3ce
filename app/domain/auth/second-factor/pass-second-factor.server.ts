import { markSecondFactorVerified } from '#domain/accounts/account-writes.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt, type TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { acceptSecondFactorCode, type EnrolledAdmin } from './accept-second-factor-code.server.ts';
import { type CodeAttemptKey, spendCodeAttempts } from './spend-code-attempts.server.ts';

/** Wrong, already used or too old: one refusal for all three. */
export type WrongCode = { code: 'wrong-code' };

/** `challenge-over`: this session has used up its five attempts. The caller ends it, so that the password is required. */
export type EnterRefusal = WrongCode | TooManyAttempts | { code: 'challenge-over' };

/** Verifies a session's second factor by a code. Returns the session's new token. */
export async function enterBySecondFactor(
  shop: Shop,
  { knownBrowserId, ...visitor }: EnrolledAdmin & CodeAttemptKey & { sessionId: string },
  typed: string,
): Promise<Result<{ token: string }, EnterRefusal>> {
  const challenge = await spendAttempt(
    shop,
    budgetOf('second-factor:challenge', visitor.sessionId),
  );
  if (!challenge.ok) return refuse({ code: 'challenge-over' });
  const attempts = await spendCodeAttempts(shop, { userId: visitor.userId, knownBrowserId });
  if (!attempts.ok) return attempts;
  const passed = await passSecondFactor(shop, visitor, typed);
  if (passed.ok) await attempts.value.returnAttempts();
  return passed;
}

/** Accepts the code and marks the session as verified, or does neither. */
export function passSecondFactor(
  shop: Shop,
  { sessionId, ...admin }: EnrolledAdmin & { sessionId: string },
  typed: string,
): Promise<Result<{ token: string }, WrongCode>> {
  return inTransaction(shop, async (shop) => {
    if (!(await acceptSecondFactorCode(shop, admin, typed))) return refuse({ code: 'wrong-code' });
    const token = await markSecondFactorVerified(shop, sessionId);
    return token === undefined ? refuse({ code: 'wrong-code' }) : ok({ token });
  });
}
