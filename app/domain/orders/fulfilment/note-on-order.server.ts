import { done } from '#domain/audit/recorded-transaction.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { onLockedOrder } from '#domain/orders/lock-order.server.ts';
import { takeStep } from '#domain/orders/take-step.server.ts';

export type NoteRefusal = { code: 'order-not-found' };

/** Adds a note of the owner's to the order's history. The customer never sees it. */
export function noteOnOrder(
  shop: OwnerShop,
  { orderId, text }: { orderId: string; text: string },
): Promise<Result<undefined, NoteRefusal>> {
  return onLockedOrder<undefined, never>(shop, orderId, async (shop, order) =>
    done(await takeStep(shop, order, { action: 'order-noted', details: { text } })),
  );
}
