import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { onLockedOrder } from './lock-order.server.ts';
import { recordHistory } from './record-history.server.ts';

export type NoteRefusal = { code: 'order-not-found' };

/** Adds a note of the owner's to the order's history. The customer never sees it. */
export function noteOnOrder(
  shop: OwnerShop,
  { orderId, text }: { orderId: string; text: string },
): Promise<Result<undefined, NoteRefusal>> {
  return onLockedOrder<undefined, never>(shop, orderId, async (shop) => {
    await recordHistory(shop, { orderId, event: 'note', details: { text } });
    const subject = { kind: 'order', id: orderId } as const;
    await recordAudit(shop, { action: 'order-noted', subject, after: { text } });
    return ok();
  });
}
