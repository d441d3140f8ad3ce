import { eq } from 'drizzle-orm';
import { closeResetRequests } from '#domain/accounts/close-reset-requests.server.ts';
import { generateToken } from '#domain/accounts/link-token.server.ts';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Longer than for other links, because an admin link is passed on by hand. */
const adminLinkHours = 24;

/**
 * Creates a link by which an admin can choose a password, once and within a day, and voids the previous link. The caller
 * has locked the account.
 */
export async function createAdminLink(shop: Shop, userId: string): Promise<string> {
  await closeAdminLinks(shop, userId);
  const { token, tokenHash, expiresAt } = generateToken(shop, { hours: adminLinkHours });
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

export function closeAdminLinks(shop: Shop, userId: string): Promise<void> {
  return closeResetRequests(shop, { userId, matching: eq(resetRequests.channel, 'admin') });
}
