import { and, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageKind } from '#domain/messages/message.ts';
import { dependsOnOrder, isNotificationStillDue, isStillDue } from '#domain/messages/still-due.ts';
import { type MessageRow, messages } from '#domain/messages/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { hasSlipToCheck } from '#domain/slips/find-slips.server.ts';
import { isUnavailableAgain } from '#domain/stock-alerts/wait-again.server.ts';
import { isLinkVoid } from './is-link-void.server.ts';

const { status, paymentMethod, paymentStatus, courier } = orders;
const { receivedLkr, dueLkr, refundDueLkr, cancelAskedAt, chargedBackAt } = orders;
const dueColumns = {
  ...{ status, paymentMethod, paymentStatus, courier },
  ...{ receivedLkr, dueLkr, refundDueLkr, cancelAskedAt, chargedBackAt },
};

/** The messages that no longer apply once a slip waits for the owner. */
const kindsAskingForSlip: ReadonlySet<MessageKind> = new Set(['transfer-reminder', 'slip-refused']);

/**
 * Returns whether a message still applies: its order, product or link may have changed while it waited. True where its order
 * is gone, which composing finds out. False where a newer message of its kind would be composed from the same order.
 */
export async function isMessageDue(shop: Shop, message: MessageRow): Promise<boolean> {
  const { kind, orderId, stockAlertId } = message;
  if (stockAlertId && (await hasNewerLink(shop, message))) return false;
  if (kind === 'back-in-stock' && stockAlertId)
    return !(await isUnavailableAgain(shop, stockAlertId));
  if (kind === 'stock-alert' && stockAlertId) return true;
  if (orderId === null) return !(await isLinkVoid(shop, message));
  return message.channel === 'push'
    ? isNotificationDue(shop, { kind, orderId })
    : isOrderMessageDue(shop, { ...message, orderId });
}

async function isOrderMessageDue(
  shop: Shop,
  message: MessageRow & { orderId: string },
): Promise<boolean> {
  const { kind, orderId } = message;
  if (await hasNewer(shop, message)) return false;
  if (!dependsOnOrder(kind)) return true;
  const order = await readDueOrder(shop, orderId);
  if (!order) return true;
  if (!isStillDue(kind, order)) return false;
  return !kindsAskingForSlip.has(kind) || !(await hasSlipToCheck(shop, orderId));
}

/** Returns whether a notification still applies, which waits for the end of the quiet hours of its admin. */
async function isNotificationDue(
  shop: Shop,
  { kind, orderId }: { kind: MessageKind; orderId: string },
): Promise<boolean> {
  const order = await readDueOrder(shop, orderId);
  if (!order) return true;
  if (!isNotificationStillDue(kind, order)) return false;
  return kind !== 'new-slip' || (await hasSlipToCheck(shop, orderId));
}

async function readDueOrder({ db }: Shop, orderId: string) {
  const [order] = await db.select(dueColumns).from(orders).where(eq(orders.id, orderId));
  return order;
}

/** Returns whether a newer message of the same kind about the order waits for, or went to, this recipient and channel. */
async function hasNewer({ db }: Shop, message: MessageRow): Promise<boolean> {
  const { id, orderId, kind, audience, channel, recipient, createdAt } = message;
  if (orderId === null || audience !== 'customer') return false;
  const newer = and(
    eq(messages.orderId, orderId),
    ...[eq(messages.kind, kind), eq(messages.audience, audience)],
    ...[eq(messages.channel, channel), eq(messages.recipient, recipient)],
    ne(messages.state, 'failed'),
    isAfter({ createdAt, id }),
  );
  return (await db.$count(messages, newer)) > 0;
}

/** Returns whether a newer message about the same stock alert was written, whose link replaced the one of this message. */
async function hasNewerLink({ db }: Shop, message: MessageRow): Promise<boolean> {
  const { kind, stockAlertId, id, createdAt } = message;
  const isNewer = or(
    gt(messages.createdAt, createdAt),
    and(eq(messages.kind, kind), isAfter({ createdAt, id })),
  );
  const newer = and(sql`${messages.stockAlertId} = ${stockAlertId}`, isNewer);
  return (await db.$count(messages, newer)) > 0;
}

function isAfter({ createdAt, id }: Pick<MessageRow, 'createdAt' | 'id'>): SQL {
  return sql`(${messages.createdAt}, ${messages.id}) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}
