import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { offerConsents } from '#domain/customers/tables.server.ts';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

type DeletedCustomer = { orderIds: readonly string[]; verifiedPhone: string | undefined };

/**
 * Deletes the consents of a deleted account: those given on the pages of these orders, and that of the verified phone.
 */
export async function eraseConsents(
  shop: Shop,
  { orderIds, verifiedPhone }: DeletedCustomer,
): Promise<void> {
  await shop.db
    .delete(offerConsents)
    .where(
      or(
        inArray(offerConsents.orderId, [...orderIds]),
        verifiedPhone ? eq(offerConsents.phone, verifiedPhone) : undefined,
      ),
    );
}

/** Deletes old consents, and withdrawals once no list exported before them can be in use. */
export function sweepConsents(shop: Shop): Promise<void> {
  const { givenAt, withdrawnAt } = offerConsents;
  const expired = or(
    and(isNull(withdrawnAt), lt(givenAt, daysAgo(shop, retentionDays.offerConsents))),
    lt(withdrawnAt, daysAgo(shop, retentionDays.withdrawnConsents)),
  );
  return deleteInBatches(shop, { table: offerConsents, key: offerConsents.id, expired });
}
