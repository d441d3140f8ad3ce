import { and, eq, gt } from 'drizzle-orm';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Returns the id of the pending code that verifies an account's phone. */
export async function findWaitingCode(shop: Shop, userId: string): Promise<string | undefined> {
  const [found] = await shop.db
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(
      and(
        eq(phoneCodes.userId, userId),
        eq(phoneCodes.purpose, 'verify'),
        gt(phoneCodes.expiresAt, shop.now()),
      ),
    );
  return found?.id;
}
