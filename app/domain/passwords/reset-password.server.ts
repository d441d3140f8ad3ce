import { and, eq, gt, isNull } from 'drizzle-orm';
import { proveEmail } from '#domain/customers/prove-email.server.ts';
import { provePhone } from '#domain/customers/prove-phone.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { type DeadLink, findResetLink } from './find-reset-link.server.ts';
import { hashOfToken } from './reset-token.server.ts';
import { lockAccount, setPassword } from './set-password.server.ts';
import { resetRequests } from './tables.server.ts';

/**
 * Sets the password by a link, once: fifty presses at the same time set it once. Every session of the account ends.
 * Who has the link has the mailbox or the phone that it was sent to, which is kept.
 */
export function resetPassword(
  shop: Shop,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<Result<{ userId: string }, DeadLink>> {
  return inTransaction(shop, async (shop) => {
    const link = await findResetLink(shop, token);
    if (!link.ok) return link;
    const { userId } = link.value;
    await lockAccount(shop, userId);
    const spent = await spendLink(shop, token);
    if (!spent) return refuse({ code: 'link-used' });

    const isSet = await setPassword(shop, { userId, passwordHash });
    if (!isSet) throw new Error('An account without a password has asked for a new one.');
    if (spent.email !== null) await proveEmail(shop, { userId, email: spent.email });
    if (spent.phone !== null) await provePhone(shop, { userId, phone: spent.phone });
    return ok({ userId });
  });
}

async function spendLink(shop: Shop, token: string) {
  const [spent] = await shop.db
    .update(resetRequests)
    .set({ usedAt: shop.now() })
    .where(
      and(
        eq(resetRequests.tokenHash, hashOfToken(token)),
        isNull(resetRequests.usedAt),
        isNull(resetRequests.closedAt),
        gt(resetRequests.expiresAt, shop.now()),
      ),
    )
    .returning({ email: resetRequests.email, phone: resetRequests.phone });
  return spent;
}
