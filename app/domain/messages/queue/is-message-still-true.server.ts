import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { emailVerifications } from '#domain/customers/tables.server.ts';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageKind } from '#domain/messages/message.ts';
import { isNotifiedKind, pushKindOf } from '#domain/messages/push-kinds.ts';
import { causeOfSmsLimit } from '#domain/messages/sms-cost/reserve-sms-cost.server.ts';
import { dependsOnOrder, isNotificationTrue, isStillTrue } from '#domain/messages/still-true.ts';
import { type MessageRow, messages } from '#domain/messages/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { hasOpenProblem } from '#domain/problems/find-problem.server.ts';
import { isSubscribed } from '#domain/push/push-recipients.server.ts';
import { hasSlipToCheck } from '#domain/slips/find-slips.server.ts';
import { isUnavailableAgain } from '#domain/stock-alerts/wait-again.server.ts';
import { waitsForOwner } from '#domain/support/contact-state.ts';
import { findContactMessage } from '#domain/support/find-contact-message.server.ts';

const { status, paymentMethod, paymentStatus, courier } = orders;
const { receivedLkr, refundedLkr, dueLkr, refundDueLkr, cancelAskedAt, chargedBackAt } = orders;
const orderColumns = {
  ...{ status, paymentMethod, paymentStatus, courier },
  ...{ receivedLkr, refundedLkr, dueLkr, refundDueLkr, cancelAskedAt, chargedBackAt },
};

/** The messages that no longer apply once a slip waits for the owner. */
const kindsAskingForSlip: ReadonlySet<MessageKind> = new Set(['transfer-reminder', 'slip-refused']);

/**
 * Returns whether a message still applies: its order, product or link may have changed while it waited. True where its order
 * is gone, which composing finds out. False where a newer message of its kind would be composed from the same order.
 */
export async function isMessageStillTrue(shop: Shop, message: MessageRow): Promise<boolean> {
  const { kind, orderId, stockAlertId } = message;
  if (stockAlertId && (await hasNewerLink(shop, message))) return false;
  if (kind === 'back-in-stock' && stockAlertId)
    return !(await isUnavailableAgain(shop, stockAlertId));
  if (kind === 'stock-alert' && stockAlertId) return true;
  if (kind === 'sms-limit' && message.causeId !== causeOfSmsLimit(dayIn(shop.now()))) return false;
  if (message.channel === 'push') return isNotificationStillTrue(shop, message);
  return orderId === null
    ? !(await isLinkVoid(shop, message))
    : isOrderMessageStillTrue(shop, { ...message, orderId });
}

/**
 * Returns whether the link or code that a message carries no longer works, because a newer one replaced it, it was used, or
 * the account has another address or number since, or was deleted.
 */
async function isLinkVoid(
  { db }: Shop,
  { kind, causeId: requestId }: MessageRow,
): Promise<boolean> {
  if (kind === 'email-proof') {
    return (await db.$count(emailVerifications, eq(emailVerifications.id, requestId))) === 0;
  }
  if (kind === 'phone-code') {
    const isUnused = isNull(phoneCodes.usedAt);
    return (await db.$count(phoneCodes, and(eq(phoneCodes.id, requestId), isUnused))) === 0;
  }
  if (kind !== 'password-reset') return false;
  const { id, usedAt, closedAt } = resetRequests;
  const openRequest = and(eq(id, requestId), isNull(usedAt), isNull(closedAt));
  return (await db.$count(resetRequests, openRequest)) === 0;
}

async function isOrderMessageStillTrue(
  shop: Shop,
  message: MessageRow & { orderId: string },
): Promise<boolean> {
  const { kind, orderId } = message;
  if (await hasNewer(shop, message)) return false;
  if (!dependsOnOrder(kind)) return true;
  const order = await readOrderOfMessage(shop, orderId);
  if (!order) return true;
  if (!isStillTrue(kind, order)) return false;
  return !kindsAskingForSlip.has(kind) || !(await hasSlipToCheck(shop, orderId));
}

/** Returns whether a notification, which may wait for the end of quiet hours, still applies and is still wanted. */
async function isNotificationStillTrue(shop: Shop, message: MessageRow): Promise<boolean> {
  const { kind, orderId, contactMessageId } = message;
  if (!(await isWanted(shop, message))) return false;
  const enquiry = contactMessageId && (await findContactMessage(shop, contactMessageId));
  if (enquiry) return waitsForOwner(enquiry.state);
  return orderId === null || isNoticeOfOrderTrue(shop, { kind, orderId });
}

/** Returns whether the admin of a device still chooses this kind of notification. */
async function isWanted(shop: Shop, { kind, pushDeviceId }: MessageRow): Promise<boolean> {
  if (!(pushDeviceId && isNotifiedKind(kind))) return true;
  return isSubscribed(shop, pushDeviceId, pushKindOf[kind]);
}

async function isNoticeOfOrderTrue(
  shop: Shop,
  { kind, orderId }: { kind: MessageKind; orderId: string },
): Promise<boolean> {
  const order = await readOrderOfMessage(shop, orderId);
  if (!order) return true;
  if (!isNotificationTrue(kind, order)) return false;
  if (kind === 'parcel-problem') return hasOpenProblem(shop, orderId);
  return kind !== 'new-slip' || (await hasSlipToCheck(shop, orderId));
}

async function readOrderOfMessage({ db }: Shop, orderId: string) {
  const [order] = await db.select(orderColumns).from(orders).where(eq(orders.id, orderId));
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
