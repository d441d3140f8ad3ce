import { sql } from 'drizzle-orm';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { AccountToReset } from './find-account-to-reset.server.ts';
import { drawToken } from './reset-token.server.ts';
import { resetRequests } from './tables.server.ts';

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
    if (sendTo.channel === 'phone') {
      await waitForOwner(shop, { userId, phone: sendTo.phone, language });
      return ok();
    }
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

/** Asking again is asking once: a link that the owner has made already stays good. */
async function waitForOwner(
  shop: Shop,
  request: { userId: string; phone: string; language: Language },
): Promise<void> {
  await shop.db
    .insert(resetRequests)
    .values({ ...request, channel: 'phone', askedAt: shop.now() })
    .onConflictDoUpdate({
      target: resetRequests.userId,
      // Written out: with parameters it would not match the condition of the index.
      targetWhere: sql`channel = 'phone' and used_at is null and closed_at is null`,
      set: { phone: request.phone, language: request.language, askedAt: shop.now() },
    });
}
