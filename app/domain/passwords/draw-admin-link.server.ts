import { and, eq, isNull } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { drawToken } from './reset-token.server.ts';
import { resetRequests } from './tables.server.ts';

/** It is passed on by hand, and read when somebody has the time for it. */
const adminLinkHours = 24;

/**
 * Draws the link by which an admin chooses a password, once, within a day. The one before opens nothing any more.
 * To be called in a transaction that holds the account.
 */
export async function drawAdminLink(shop: OwnerShop, userId: string): Promise<string> {
  await closeAdminLinks(shop, userId);
  const { token, tokenHash, expiresAt } = drawToken(shop, { hours: adminLinkHours });
  await shop.db.insert(resetRequests).values({
    userId,
    channel: 'admin',
    language: 'en',
    tokenHash,
    expiresAt,
    askedAt: shop.now(),
  });
  return token;
}

export async function closeAdminLinks(shop: OwnerShop, userId: string): Promise<void> {
  await shop.db
    .update(resetRequests)
    .set({ closedAt: shop.now() })
    .where(
      and(
        eq(resetRequests.userId, userId),
        eq(resetRequests.channel, 'admin'),
        isNull(resetRequests.usedAt),
        isNull(resetRequests.closedAt),
      ),
    );
}
