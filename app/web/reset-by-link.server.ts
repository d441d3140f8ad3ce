import {
  type DeadLink,
  findResetLink,
  type LinkOf,
} from '#domain/auth/resets/find-reset-link.server.ts';
import { resetPassword } from '#domain/auth/resets/reset-password.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendTry, type TooMany } from '#domain/limits/spend-try.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { readDevice, writeDevice } from './device-cookie.server.ts';
import type { Visitor } from './welcome.server.ts';

/**
 * Sets the password by a link. Nobody is signed in by it, but the browser is known from then on: it signs in at the
 * first try even while strangers guess. Answers the cookie that says so.
 */
export async function resetByLink(
  { running, request, clientAddress }: Visitor,
  { token, password, kind = 'shopper' }: { token: string; password: string; kind?: LinkOf },
): Promise<Result<{ setCookies: string[] }, DeadLink | TooMany>> {
  const { shop } = running;
  const spent = await spendTry(shop, budgetOf('reset-link:address', addressBucket(clientAddress)));
  if (!spent.ok) return spent;

  // Only a link that lives is worth the time of a hash.
  const link = await findResetLink(shop, token, kind);
  if (!link.ok) return link;
  const passwordHash = await hashPassword(password);
  const reset = await resetPassword(shop, { token, passwordHash, kind });
  if (!reset.ok) return reset;

  const device = await readDevice(running, request);
  return ok({ setCookies: [await writeDevice(running, device, reset.value.userId)] });
}
