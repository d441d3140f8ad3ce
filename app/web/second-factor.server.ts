import {
  passSecondFactor,
  type WrongCode,
} from '#domain/auth/second-factor/pass-second-factor.server.ts';
import type { Vault } from '#domain/auth/second-factor/vault.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { returnTries, spendAll, spendTry, type TooMany } from '#domain/limits/spend-try.server.ts';
import { issueSession } from '#platform/auth/sessions.server.ts';
import { openVault } from '#platform/config/vault.server.ts';
import { hasShownFactor, readDevice, writeProvenDevice } from './device-cookie.server.ts';
import { endSession } from './end-session.server.ts';
import type { RunningShop } from './running-shop.server.ts';
import { challengeBudget, secondFactorBudgets } from './second-factor-budgets.server.ts';

export type CodeRefusal = WrongCode | TooMany | { code: 'challenge-over'; setCookies: string[] };
/** A session of this account, which is about to show a code. */
type Guess = { running: RunningShop; request: Request; userId: string; sessionId: string };

export function secondFactorVault({ secret }: RunningShop): Vault {
  return openVault('second-factor', secret);
}

/** Lets a session into the panel that knows the password and shows a code. Answers the cookies that say so. */
export async function enterBySecondFactor(
  guess: Guess,
  typed: string,
): Promise<Result<{ setCookies: string[] }, CodeRefusal>> {
  const { running, request, userId, sessionId } = guess;
  if (!(await spendTry(running.shop, challengeBudget(sessionId))).ok) {
    const setCookies = await endSession(running, request);
    return refuse({ code: 'challenge-over', setCookies });
  }
  const tries = await spendCodeTries(guess);
  if (!tries.ok) return tries;

  const vault = secondFactorVault(running);
  const passed = await passSecondFactor(running.shop, { userId, sessionId, vault }, typed);
  if (!passed.ok) return passed;
  await tries.value.giveBack();
  return ok({ setCookies: await provenCookies(guess, passed.value.token) });
}

/** One try of every budget that a code of this account spends here; a right one gives them back. */
export async function spendCodeTries({
  running,
  request,
  userId,
}: Omit<Guess, 'sessionId'>): Promise<Result<{ giveBack: () => Promise<void> }, TooMany>> {
  const device = await readDevice(running, request);
  const isKnown = await hasShownFactor(running, device, userId);
  const budgets = secondFactorBudgets({ userId, knownDeviceId: isKnown ? device?.id : undefined });
  const spent = await spendAll(running.shop, budgets);
  if (!spent.outcome.ok) return spent.outcome;
  const returnAll = async () => {
    for (const { bucket } of budgets) await returnTries(running.shop, bucket);
  };
  return ok({ giveBack: isKnown ? returnAll : spent.giveBack });
}

/** The cookies of a session whose second factor has just given it a new token. */
export async function provenCookies(
  { running, request, userId }: Omit<Guess, 'sessionId'>,
  token: string,
): Promise<string[]> {
  const device = await readDevice(running, request);
  const issued = await issueSession(running.auth, token, request.headers);
  return [...issued, await writeProvenDevice(running, device, userId)];
}
