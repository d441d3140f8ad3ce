import type { Login } from '#domain/accounts/find-login.server.ts';
import type { Credentials } from '#domain/accounts/sign-in-schema.server.ts';
import type { SignUpForm } from '#domain/accounts/sign-up-schema.server.ts';
import { replaceOwnPassword } from '#domain/auth/passwords/change-password.server.ts';
import type { ChangePasswordForm } from '#domain/auth/passwords/password-schemas.server.ts';
import type { ResetLinkKind } from '#domain/auth/resets/find-reset-link.server.ts';
import { resetPasswordByLink } from '#domain/auth/resets/reset-password.server.ts';
import {
  createAccountFromOrder,
  type OrderAccountForm,
} from '#domain/auth/sign-in/create-account-from-order.server.ts';
import {
  type Caller,
  type OpenedSession,
  signInAsAdmin,
  signInAsCustomer,
} from '#domain/auth/sign-in/sign-in.server.ts';
import { signUpAsCustomer } from '#domain/auth/sign-in/sign-up.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { deleteDeviceOfOtherAdmin } from '#domain/push/remove-push-device.server.ts';
import { issueSession } from '#platform/auth/sessions.server.ts';
import {
  hasVerifiedPassword,
  readKnownBrowser,
  writeKnownBrowser,
} from '#web/cookies/known-browser-cookie.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { endSession } from './end-session.server.ts';
import { mergeGuest } from './merge-guest.server.ts';

export type SignInRequest = { running: RunningShop; request: Request; clientAddress: string };

/** Signs in to the shop, and returns the cookies of the response. */
export async function signInCustomer(
  visitor: SignInRequest,
  credentials: { identifier: string; password: string },
) {
  const { shop } = visitor.running;
  return startSession(visitor, await signInAsCustomer(shop, await callerOf(visitor), credentials));
}

/** Signs in to the panel, stops another admin's notifications in this browser, and returns the cookies of the response. */
export async function signInAdmin(visitor: SignInRequest, credentials: Credentials) {
  const { shop } = visitor.running;
  const caller = await callerOf(visitor);
  const signedIn = await startSession(visitor, await signInAsAdmin(shop, caller, credentials));
  if (signedIn.ok && caller.browser) {
    const { userId } = signedIn.value;
    await deleteDeviceOfOtherAdmin(shop, { browserId: caller.browser.id, userId });
  }
  return signedIn;
}

/** Makes an account and signs in to it, and returns the cookies of the response. */
export async function signUpCustomer(visitor: SignInRequest, form: SignUpForm) {
  const { running, clientAddress } = visitor;
  return startSession(visitor, await signUpAsCustomer(running.shop, clientAddress, form));
}

/** Makes an account of a guest order and signs in to it, and returns the cookies of the response. */
export async function signUpFromOrder(visitor: SignInRequest, form: OrderAccountForm) {
  const { running, clientAddress } = visitor;
  return startSession(visitor, await createAccountFromOrder(running.shop, clientAddress, form));
}

async function callerOf({ running, request, clientAddress }: SignInRequest): Promise<Caller> {
  const known = await readKnownBrowser(running, request);
  const browser = known && {
    id: known.id,
    userIds: known.passwordFingerprints.map(([userId]) => userId),
    hasVerifiedPassword: (login: Login) => hasVerifiedPassword(running, known, login),
  };
  return { clientAddress, browser, canDemoAccountSignIn: running.demo !== undefined };
}

/** Replaces the browser's session by the new one, merges its guest data, and marks the browser as known to the account. */
async function startSession<Refusal extends { code: string }>(
  { running, request }: SignInRequest,
  signedIn: Result<OpenedSession, Refusal>,
): Promise<Result<{ userId: string; setCookies: string[] }, Refusal>> {
  if (!signedIn.ok) return signedIn;
  const { userId, token } = signedIn.value;
  await endSession(running, request);
  const mergeCookies = await mergeGuest(running, request, userId);
  const issued = await issueSession(running.auth, token, request.headers);
  return ok({
    userId,
    setCookies: [...issued, await remember(running, request, userId), ...mergeCookies],
  });
}

type SignedInRequest = { running: RunningShop; request: Request; userId: string };

/** Changes the password of the account that is signed in, and returns the cookies of its new session. */
export async function changeOwnPassword(
  { running, request, userId }: SignedInRequest,
  form: ChangePasswordForm,
) {
  const changed = await replaceOwnPassword(running.shop, userId, form);
  if (!changed.ok) return changed;
  const issued = await issueSession(running.auth, changed.value.token, request.headers);
  return ok({ setCookies: [...issued, await remember(running, request, userId)] });
}

/**
 * Sets the password by a link. Does not sign in, but marks the browser as known, so that its first sign-in succeeds
 * even while others guess passwords.
 */
export async function resetByLink(
  { running, request, clientAddress }: SignInRequest,
  options: { token: string; password: string; kind?: ResetLinkKind },
) {
  const reset = await resetPasswordByLink(running.shop, { ...options, clientAddress });
  if (!reset.ok) return reset;
  return ok({ setCookies: [await remember(running, request, reset.value.userId)] });
}

/** Returns the cookie that marks the browser as known to an account whose password it has just set. */
export function rememberBrowser({ running, request, userId }: SignedInRequest): Promise<string> {
  return remember(running, request, userId);
}

async function remember(running: RunningShop, request: Request, userId: string): Promise<string> {
  return writeKnownBrowser(running, await readKnownBrowser(running, request), userId);
}
