import { eq } from 'drizzle-orm';
import { customers, users } from '#domain/accounts/tables.server.ts';
import { findResetLink, type UnusableLink } from '#domain/auth/resets/find-reset-link.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Finds the admin of a link that is still valid, and returns what they will sign in with. */
export async function findAdminLink(
  shop: Shop,
  token: string,
): Promise<Result<{ signsInAs: string }, UnusableLink>> {
  const link = await findResetLink(shop, token, 'admin');
  if (!link.ok) return link;
  const [user] = await shop.db
    .select({ username: users.username, email: customers.email, phone: customers.phone })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(eq(users.id, link.value.userId));
  if (!user) return refuse({ code: 'link-unknown' });
  return ok({ signsInAs: user.username || user.email || user.phone || '' });
}
