import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { resetRequests } from './tables.server.ts';

/** Closes the open reset requests of an account, all or those `matching` a condition. Their links are void. */
export async function closeResetRequests(
  shop: Shop,
  { userId, matching }: { userId: string; matching?: SQL | undefined },
): Promise<void> {
  await shop.db
    .update(resetRequests)
    .set({ closedAt: shop.now() })
    .where(
      and(
        eq(resetRequests.userId, userId),
        isNull(resetRequests.usedAt),
        isNull(resetRequests.closedAt),
        matching,
      ),
    );
}
