import { eq } from 'drizzle-orm';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { linkGuestOrders } from '#domain/customers/guest-orders/link-guest-orders.server.ts';
import { emailVerifications } from '#domain/customers/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { findEmailVerification, type SubmittedToken } from './find-email-verification.server.ts';
import { verifyIdentifier } from './verify-identifier.server.ts';

export type VerifyEmailRefusal = { code: 'link-unusable' };

/** Accepts a verification link once, marks the e-mail address as verified, and links guest orders placed with it. */
export function verifyEmail(
  shop: Shop,
  submitted: SubmittedToken,
): Promise<Result<{ linkedOrders: number }, VerifyEmailRefusal>> {
  return inTransaction(shop, async (shop) => {
    const { userId } = submitted;
    await lockAccount(shop, userId);
    const found = await findEmailVerification(shop, submitted);
    if (!found) return refuse({ code: 'link-unusable' });

    await shop.db.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
    const identifier = { kind: 'email' as const, email: found.email };
    if (!(await verifyIdentifier(shop, { userId, identifier })))
      return refuse({ code: 'link-unusable' });
    return ok({ linkedOrders: await linkGuestOrders(shop, userId) });
  });
}
