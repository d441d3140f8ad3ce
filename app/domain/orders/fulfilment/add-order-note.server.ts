import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';

type NoteRefusal = { code: 'order-not-found' };

/** Adds the owner's note to the order's history. The customer sees it only in the copy of their data. */
export function addOrderNote(
  shop: AdminShop,
  { orderId, text }: { orderId: string; text: string },
): Promise<Result<undefined, NoteRefusal>> {
  return withLockedOrder<undefined, never>(shop, orderId, async (shop, order) =>
    okRecorded(await applyOrderChange(shop, order, { action: 'order-noted', details: { text } })),
  );
}
