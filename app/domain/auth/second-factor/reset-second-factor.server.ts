import { eq } from 'drizzle-orm';
import { endSessions } from '#domain/accounts/account-writes.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { secondFactors } from './tables.server.ts';

/** Removes the enrolment of an admin who has lost the app and the codes, and ends all their sessions. */
export async function resetSecondFactor(shop: Shop, userId: string): Promise<void> {
  await inTransaction(shop, async (shop) => {
    await shop.db.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await endSessions(shop, userId);
    return ok();
  });
}
