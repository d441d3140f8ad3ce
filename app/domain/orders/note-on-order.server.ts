import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { lockOrder } from './lock-order.server.ts';
import { recordHistory } from './record-history.server.ts';

export type NoteRefusal = { code: 'order-not-found' };

/** Adds a note of the owner's to the order's history. The customer never sees it. */
export function noteOnOrder(
  shop: OwnerShop,
  { orderId, text }: { orderId: string; text: string },
): Promise<Result<undefined, NoteRefusal>> {
  return inTransaction<OwnerShop, undefined, NoteRefusal>(shop, async (shop) => {
    if (!(await lockOrder(shop, orderId))) return refuse({ code: 'order-not-found' });
    await recordHistory(shop, { orderId, event: 'note', details: { text } });
    const subject = { kind: 'order', id: orderId } as const;
    await recordAudit(shop, { action: 'order-noted', subject, after: { text } });
    return ok();
  });
}
