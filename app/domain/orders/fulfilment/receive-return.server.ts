import { recorded } from '#domain/audit/recorded-transaction.server.ts';
import { applyStockMoves } from '#domain/catalog/stock/apply-stock-moves.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, withLockedOrder } from '#domain/orders/lock-order.server.ts';

export type ReceiveRefusal = { code: 'order-not-found' } | { code: 'not-returning' };

/**
 * Marks a refused parcel as received. Restocks its units if they came back whole; a parcel that is broken or lost leaves
 * the stock as it is. Refuses one that is not on its way back.
 */
export function receiveReturn(
  shop: OwnerShop,
  { orderId, isRestocked }: { orderId: string; isRestocked: boolean },
): Promise<Result<undefined, ReceiveRefusal>> {
  return withLockedOrder<undefined, ReceiveRefusal>(shop, orderId, async (shop, order) => {
    const isReturning = order.deliveryRefusedAt !== null && order.returnReceivedAt === null;
    if (order.status !== 'cancelled' || !isReturning) return refuse({ code: 'not-returning' });
    if (isRestocked) await restockReturned(shop, order);
    const set = { returnReceivedAt: shop.now() };
    const details = { isRestocked };
    return recorded(
      await applyOrderChange(shop, order, { action: 'order-return-received', set, details }),
    );
  });
}

/** Puts everything that an order holds back into stock. */
export async function restockReturned(shop: OwnerShop, { id, lines }: LockedOrder): Promise<void> {
  const back = lines.map(
    ({ productId, held }) => ({ productId, units: held, reason: 'returned' }) as const,
  );
  await applyStockMoves(shop, back, { orderId: id });
}
