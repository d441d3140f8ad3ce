import type { Cipher } from '#domain/auth/second-factor/cipher.ts';
import {
  type EnterRefusal,
  enterBySecondFactor as enter,
} from '#domain/auth/second-factor/pass-second-factor.server.ts';
import type { CodeAttemptKey } from '#domain/auth/second-factor/spend-code-attempts.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { issueSession } from '#platform/auth/sessions.server.ts';
import { cipherFor } from '#platform/config/encryption.server.ts';
import {
  hasVerifiedFactor,
  readKnownBrowser,
  writeKnownBrowserWithFactor,
} from '#web/cookies/known-browser-cookie.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { endSession } from './end-session.server.ts';

type CodeRefusal =
  | Exclude<EnterRefusal, { code: 'challenge-over' }>
  | { code: 'challenge-over'; setCookies: string[] };
type SignedInRequest = { running: RunningShop; request: Request; userId: string };

export function secondFactorCipher({ secret }: RunningShop): Cipher {
  return cipherFor('second-factor', secret);
}

/** Lets a session with a verified password into the panel by a code. Returns the cookies of the response. */
export async function enterBySecondFactor(
  { sessionId, ...signedIn }: SignedInRequest & { sessionId: string },
  submittedCode: string,
): Promise<Result<{ setCookies: string[] }, CodeRefusal>> {
  const { running, request } = signedIn;
  const codeEntry = {
    ...(await findCodeAttemptKey(signedIn)),
    sessionId,
    cipher: secondFactorCipher(running),
  };
  const entered = await enter(running.shop, codeEntry, submittedCode);
  if (entered.ok)
    return ok({ setCookies: await secondFactorCookies(signedIn, entered.value.token) });
  const { refusal } = entered;
  if (refusal.code !== 'challenge-over') return refuse(refusal);
  return refuse({ code: refusal.code, setCookies: await endSession(running, request) });
}

/** Finds the budget of attempts against which a code from this browser counts. */
export async function findCodeAttemptKey({
  running,
  request,
  userId,
}: SignedInRequest): Promise<CodeAttemptKey> {
  const browser = await readKnownBrowser(running, request);
  const isKnown = await hasVerifiedFactor(running, browser, userId);
  return { userId, knownBrowserId: isKnown ? browser?.id : undefined };
}

/** Returns the cookies of a session whose token was replaced because it passed the second factor. */
export async function secondFactorCookies(
  { running, request, userId }: SignedInRequest,
  token: string,
): Promise<string[]> {
  const browser = await readKnownBrowser(running, request);
  const issued = await issueSession(running.auth, token, request.headers);
  return [...issued, await writeKnownBrowserWithFactor(running, browser, userId)];
}
