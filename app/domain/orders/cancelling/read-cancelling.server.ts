import { and, eq, inArray, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { historyOf } from '#domain/orders/history-of.ts';
import { canBeEdited, type OrderStatus } from '#domain/orders/order.ts';
import type { HistoryEntry, StepAction } from '#domain/orders/order-history.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type CancelRequest, cancelRequestLimits } from './cancel-request.ts';

type Asked = {
  id: string;
  status: OrderStatus;
  cancelAskedAt: Date | null;
  personRemovedAt: Date | null;
};

const { number, subjectKind, subjectId, action, before, after, at } = auditEntries;
const steps: StepAction[] = [
  'order-cancel-asked',
  'order-cancel-withdrawn',
  'order-cancel-declined',
];

/**
 * Reads from the history of an order what became of the last request to cancel it, and whether its customer may ask: until
 * the parcel leaves, a few times, and not again after an answer.
 */
export async function readCancelling({ db }: Shop, order: Asked) {
  const isOfOrder = and(eq(subjectKind, 'order'), eq(subjectId, order.id), inArray(action, steps));
  const found = await db
    .select({ action, before, after })
    .from(auditEntries)
    .where(isOfOrder)
    .orderBy(number);
  const entries = found.flatMap(historyOf);
  const request = requestOf(order, entries.at(-1));
  const timesAsked = entries.filter(({ event }) => event === 'cancel-asked').length;
  const isOpen = canBeEdited(order) && order.personRemovedAt === null && !order.cancelAskedAt;
  const mayAsk = request?.is !== 'declined' && timesAsked < cancelRequestLimits.times;
  return { request, canAsk: isOpen && mayAsk };
}

function requestOf(
  { status, cancelAskedAt: since }: Asked,
  last: HistoryEntry | undefined,
): CancelRequest | undefined {
  const isCancelled = status === 'cancelled';
  switch (last?.event) {
    case 'cancel-asked':
      if (since) return { is: 'waiting', since, words: last.details.text };
      return isCancelled ? { is: 'granted' } : undefined;
    case 'cancel-withdrawn':
      return canBeEdited({ status }) ? { is: 'withdrawn' } : undefined;
    case 'cancel-declined': {
      const { because, text: words } = last.details;
      return isCancelled ? undefined : { is: 'declined', because, words };
    }
    default:
      return undefined;
  }
}

/** Returns what the customer of an account asked and was answered, for the copy that they may have. */
export function collectCancelRequestsOf({ db }: Shop, userId: string) {
  const ofAccount = sql`(select ${orders.id}::text from ${orders} where ${orders.userId} = ${userId})`;
  return db
    .select({ orderId: subjectId, at, step: action, said: after })
    .from(auditEntries)
    .where(and(eq(subjectKind, 'order'), sql`${subjectId} in ${ofAccount}`, inArray(action, steps)))
    .orderBy(number);
}
