import { changePassword } from '#domain/auth/passwords/change-password.server.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import type { ChangePasswordForm } from '#domain/auth/passwords/password-schemas.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { openSession } from '#platform/auth/sessions.server.ts';
import { type ConfirmRefusal, confirmPassword } from './confirm-password.server.ts';
import { readDevice, writeDevice } from './device-cookie.server.ts';
import type { RunningShop } from './running-shop.server.ts';

export type ChangeRefusal = ConfirmRefusal | { code: 'demo-account' };
type Visit = { running: RunningShop; request: Request; userId: string };

/**
 * Changes the password of whoever is signed in and knows the old one. Every session of the account ends; the browser
 * that asked gets a new one, whose cookies are the answer.
 */
export async function changeOwnPassword(
  { running, request, userId }: Visit,
  { currentPassword, password }: ChangePasswordForm,
): Promise<Result<{ setCookies: string[] }, ChangeRefusal>> {
  const known = await findPassword(running.shop, userId);
  if (known?.demo) return refuse({ code: 'demo-account' });
  const confirmed = await confirmPassword(running, { userId, password: currentPassword });
  if (!confirmed.ok) return confirmed;
  if (!known?.knownHash) return refuse({ code: 'wrong-password' });

  const { knownHash } = known;
  const passwordHash = await hashPassword(password);
  const changed = await changePassword(running.shop, { userId, knownHash, passwordHash });
  if (!changed.ok) return changed;

  const signedIn = await openSession(running.auth, userId, request.headers);
  const remembered = await writeDevice(running, await readDevice(running, request), userId);
  return ok({ setCookies: [...(signedIn?.setCookies ?? []), remembered] });
}
