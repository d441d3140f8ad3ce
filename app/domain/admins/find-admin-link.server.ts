import { eq } from 'drizzle-orm';
import { isInternalEmail } from '#domain/accounts/identifier.server.ts';
import { users } from '#domain/accounts/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type DeadLink, findResetLink } from '#domain/passwords/find-reset-link.server.ts';

/** Whether an admin's link still opens something, and by which name its admin will sign in. */
export async function findAdminLink(
  shop: Shop,
  token: string,
): Promise<Result<{ signsInAs: string }, DeadLink>> {
  const link = await findResetLink(shop, token, 'admin');
  if (!link.ok) return link;
  const [user] = await shop.db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(eq(users.id, link.value.userId));
  if (!user) return refuse({ code: 'link-unknown' });
  const email = isInternalEmail(user.email) ? '' : user.email;
  return ok({ signsInAs: user.username ?? email });
}
