import { and, eq, ne, sql } from 'drizzle-orm';
import { closeResetRequests } from '#domain/accounts/close-reset-requests.server.ts';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { lockAccount } from '#domain/auth/passwords/set-password.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { AccountToReset } from './find-accounts-to-reset.server.ts';
import { drawToken } from './reset-token.server.ts';

export type ResetAsked = {
  account: AccountToReset;
  language: Language;
  linkOf: (token: string) => string;
};

/** Mails a link that sets a new password or, where only a phone is known, keeps the request for the owner to send one. */
export function askPasswordReset(
  shop: Shop,
  { account, language, linkOf }: ResetAsked,
): Promise<Result<undefined, never>> {
  const { userId, name, sendTo } = account;
  return inTransaction(shop, async (shop) => {
    await lockAccount(shop, userId);
    if (sendTo.channel === 'phone') {
      await waitForOwner(shop, { userId, phone: sendTo.phone, language });
      return ok();
    }
    // A newer link takes the place of every older one.
    await closeResetRequests(shop, { userId, which: eq(resetRequests.channel, 'email') });
    const { token, tokenHash, expiresAt } = drawToken(shop);
    const requestId = crypto.randomUUID();
    await shop.db.insert(resetRequests).values({
      id: requestId,
      userId,
      ...sendTo,
      language,
      tokenHash,
      expiresAt,
      askedAt: shop.now(),
    });
    await announce(shop, {
      name: 'password-reset-asked',
      requestId,
      email: sendTo.email,
      personName: name,
      language,
      link: linkOf(token),
      expiresAt,
    });
    return ok();
  });
}

/**
 * Asking again for the same phone is asking once: a link that the owner has made already stays good. A link is bound to
 * the phone that it was made for, so a request for another phone is a new one, and the one before is closed.
 */
async function waitForOwner(
  shop: Shop,
  request: { userId: string; phone: string; language: Language },
): Promise<void> {
  await closeResetRequests(shop, {
    userId: request.userId,
    which: and(eq(resetRequests.channel, 'phone'), ne(resetRequests.phone, request.phone)),
  });
  await shop.db
    .insert(resetRequests)
    .values({ ...request, channel: 'phone', askedAt: shop.now() })
    .onConflictDoUpdate({
      target: [resetRequests.userId, resetRequests.phone],
      // Written out: with parameters it would not match the condition of the index.
      targetWhere: sql`channel = 'phone' and used_at is null and closed_at is null`,
      set: { language: request.language, askedAt: shop.now() },
    });
}
