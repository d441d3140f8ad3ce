import { and, eq, inArray } from 'drizzle-orm';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { hashToken } from '#domain/accounts/link-token.server.ts';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { canResetBy } from '#domain/customers/identifiers/can-reset-by.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** `link-expired`: also voided, or sent to an address or phone that may no longer reset the account. */
export type UnusableLink =
  | { code: 'link-used' }
  | { code: 'link-expired' }
  | { code: 'link-unknown' };

/**
 * The kind of link that a page accepts: a `shopper` link is sent by e-mail or from the owner's phone, an `admin` link is
 * passed on by hand.
 */
export type ResetLinkKind = 'shopper' | 'admin';

export function linkKindCondition(kind: ResetLinkKind) {
  return inArray(resetRequests.channel, kind === 'admin' ? ['admin'] : ['email', 'phone']);
}

/** Finds the account of a link that is still valid, and leaves the link unused. */
export async function findResetLink(
  shop: Shop,
  token: string,
  kind: ResetLinkKind = 'shopper',
): Promise<Result<{ userId: string }, UnusableLink>> {
  const [found] = await shop.db
    .select({
      userId: resetRequests.userId,
      channel: resetRequests.channel,
      email: resetRequests.email,
      phone: resetRequests.phone,
      expiresAt: resetRequests.expiresAt,
      usedAt: resetRequests.usedAt,
      closedAt: resetRequests.closedAt,
    })
    .from(resetRequests)
    .where(and(eq(resetRequests.tokenHash, hashToken(token)), linkKindCondition(kind)));
  if (!found?.expiresAt) return refuse({ code: 'link-unknown' });
  if (found.usedAt) return refuse({ code: 'link-used' });
  if (found.closedAt || found.expiresAt <= shop.now()) return refuse({ code: 'link-expired' });
  const identifier = identifierOf(found);
  const mayReset = !identifier || (await canResetBy(shop, { userId: found.userId, identifier }));
  return mayReset ? ok({ userId: found.userId }) : refuse({ code: 'link-expired' });
}

export type LinkRecipient = Pick<typeof resetRequests.$inferSelect, 'channel' | 'email' | 'phone'>;

/**
 * Returns the identifier that a link was sent to; undefined for an admin link, which is passed on by hand.
 */
export function identifierOf({ channel, email, phone }: LinkRecipient): Identifier | undefined {
  if (channel === 'email' && email !== null) return { kind: 'email', email };
  if (channel === 'phone' && phone !== null) return { kind: 'phone', phoneE164: phone };
  return undefined;
}
