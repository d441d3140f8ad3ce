import { and, eq, gt, lt } from 'drizzle-orm';
import { maxCodeAttempts } from '#domain/accounts/phone-codes/phone-code.ts';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Returns the id of the code that still can verify an account's phone: not expired, with attempts left. */
export async function findPendingCodeId(shop: Shop, userId: string): Promise<string | undefined> {
  const [found] = await shop.db
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(
      and(
        eq(phoneCodes.userId, userId),
        eq(phoneCodes.purpose, 'verify'),
        gt(phoneCodes.expiresAt, shop.now()),
        lt(phoneCodes.tries, maxCodeAttempts),
      ),
    );
  return found?.id;
}
