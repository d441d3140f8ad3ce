import { eq } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { hashOfToken } from './reset-token.server.ts';
import { resetRequests } from './tables.server.ts';

export type DeadLink = { code: 'link-used' } | { code: 'link-expired' } | { code: 'link-unknown' };

/** Whether a link still opens something, and whose account it is. Looking at it does not use it up. */
export async function findResetLink(
  shop: Shop,
  token: string,
): Promise<Result<{ userId: string }, DeadLink>> {
  const [found] = await shop.db
    .select({
      userId: resetRequests.userId,
      expiresAt: resetRequests.expiresAt,
      usedAt: resetRequests.usedAt,
      closedAt: resetRequests.closedAt,
    })
    .from(resetRequests)
    .where(eq(resetRequests.tokenHash, hashOfToken(token)));
  if (!found?.expiresAt) return refuse({ code: 'link-unknown' });
  if (found.usedAt) return refuse({ code: 'link-used' });
  if (found.closedAt || found.expiresAt <= shop.now()) return refuse({ code: 'link-expired' });
  return ok({ userId: found.userId });
}
