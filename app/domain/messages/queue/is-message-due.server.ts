import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageKind } from '#domain/messages/message.ts';
import { dependsOnOrder, isStillDue } from '#domain/messages/still-due.ts';
import type { MessageRow } from '#domain/messages/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { hasSlipToCheck } from '#domain/slips/find-slips.server.ts';
import { isUnavailableAgain } from '#domain/stock-alerts/wait-again.server.ts';

type Subject = Pick<MessageRow, 'kind' | 'orderId' | 'stockAlertId'>;

const { status, paymentMethod, paymentStatus, courier } = orders;
const { receivedLkr, dueLkr, refundDueLkr, cancelAskedAt, chargedBackAt } = orders;
const dueColumns = {
  ...{ status, paymentMethod, paymentStatus, courier },
  ...{ receivedLkr, dueLkr, refundDueLkr, cancelAskedAt, chargedBackAt },
};

/** The messages that no longer apply once a slip waits for the owner. */
const asksForSlip: ReadonlySet<MessageKind> = new Set(['transfer-reminder', 'slip-refused']);

/**
 * Returns whether what a message says still applies: its order or product may have changed while it waited. True where its
 * subject no longer exists, because composing it finds that out.
 */
export async function isMessageDue(shop: Shop, message: Subject): Promise<boolean> {
  const { kind, orderId, stockAlertId } = message;
  if (kind === 'back-in-stock' && stockAlertId)
    return !(await isUnavailableAgain(shop, stockAlertId));
  if (orderId === null || !dependsOnOrder(kind)) return true;
  const [order] = await shop.db.select(dueColumns).from(orders).where(eq(orders.id, orderId));
  if (!order) return true;
  if (!isStillDue(kind, order)) return false;
  return !asksForSlip.has(kind) || !(await hasSlipToCheck(shop, orderId));
}
