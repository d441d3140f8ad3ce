import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { buildHistory } from '#domain/orders/build-history.ts';
import { canBeEdited, type OrderStatus } from '#domain/orders/order.ts';
import type { HistoryEntry, OrderChangeAction } from '#domain/orders/order-history.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type CancelRequest, cancelRequestLimits } from './cancel-request.ts';

type OrderOfRequest = {
  id: string;
  status: OrderStatus;
  /** When the open request was made; null once it was answered or withdrawn, or the order cancelled. */
  cancelAskedAt: Date | null;
  personRemovedAt: Date | null;
};

const { number, subjectKind, subjectId, action, before, after, at } = auditEntries;
const cancelActions: OrderChangeAction[] = [
  'order-cancel-asked',
  'order-cancel-withdrawn',
  'order-cancel-declined',
];

/**
 * Reads the state of the last request to cancel an order from its history, and whether its customer may make another:
 * until the order is shipped, at most three times, and not after the owner declined.
 */
export async function readCancelRequestState(shop: Shop, order: OrderOfRequest) {
  const history = (await listEntries(shop, [order.id])).flatMap(buildHistory);
  const request = cancelRequestOf(order, history);
  const timesAsked = history.filter(({ event }) => event === 'cancel-asked').length;
  const canTakeRequest =
    canBeEdited(order) && order.personRemovedAt === null && !order.cancelAskedAt;
  const isAllowed = request?.state !== 'declined' && timesAsked < cancelRequestLimits.times;
  return { request, canAsk: canTakeRequest && isAllowed };
}

/** Reads what everyone who has the order's link may see of its request to cancel: not the customer's own reason. */
export async function readShownCancelRequestState(shop: Shop, order: OrderOfRequest) {
  const { request, canAsk } = await readCancelRequestState(shop, order);
  return { request: request?.state === 'waiting' ? { ...request, words: '' } : request, canAsk };
}

/** Reads the state of the last requests to cancel these orders, by the id of the order. */
export async function readCancelRequests(
  shop: Shop,
  orders: readonly OrderOfRequest[],
): Promise<Map<string, CancelRequest>> {
  const ids = orders.map(({ id }) => id);
  const entries = Map.groupBy(await listEntries(shop, ids), ({ orderId }) => orderId);
  const found = orders.map((order) => {
    const history = (entries.get(order.id) ?? []).flatMap(buildHistory);
    return [order.id, cancelRequestOf(order, history)] as const;
  });
  return new Map(found.flatMap(([id, request]) => (request ? [[id, request] as const] : [])));
}

/** Returns when the last request was made, if it was declined because the parcel had left; undefined otherwise. */
export async function findLateRequest(shop: Shop, orderId: string): Promise<Date | undefined> {
  const entries = await listEntries(shop, [orderId]);
  const history = withoutVoidAnswers(entries.flatMap(buildHistory));
  const last = history.findLast(({ event }) => requestEvents.includes(event));
  if (!(last && isAnsweredAsLate(last))) return undefined;
  return entries.findLast((entry) => entry.action === 'order-cancel-asked')?.at;
}

/** Lists the events of requests to cancel, and those that reinstated the order or set it back. */
function listEntries({ db }: Shop, orderIds: string[]) {
  const isOfOrders = and(eq(subjectKind, 'order'), inArray(subjectId, orderIds));
  // Matches only changes from these to another status, because an entry holds only values that changed.
  const isFromLate = sql`${before} ->> 'status' in ('cancelled', 'shipped', 'delivered')`;
  return db
    .select({ orderId: subjectId, action, before, after, at })
    .from(auditEntries)
    .where(and(isOfOrders, or(inArray(action, cancelActions), isFromLate)))
    .orderBy(number);
}

const requestEvents = ['cancel-asked', 'cancel-withdrawn', 'cancel-declined'];

function cancelRequestOf(
  { status, cancelAskedAt: since }: OrderOfRequest,
  history: readonly HistoryEntry[],
): CancelRequest | undefined {
  const isCancelled = status === 'cancelled';
  const events = withoutVoidAnswers(history);
  const last = events.findLast(({ event }) => requestEvents.includes(event));
  switch (last?.event) {
    case 'cancel-asked':
      if (since) return { state: 'waiting', since, words: last.details.text };
      // If a later event reinstated the order, it was cancelled again for another reason.
      return isCancelled && !events.slice(events.indexOf(last)).some(isReinstating)
        ? { state: 'accepted' }
        : undefined;
    case 'cancel-withdrawn':
      return canBeEdited({ status }) ? { state: 'withdrawn' } : undefined;
    case 'cancel-declined': {
      const { because: reason, text: words } = last.details;
      return isCancelled ? undefined : { state: 'declined', reason, words };
    }
    default:
      return undefined;
  }
}

/** Leaves out the answers that the parcel had left, where it came to be prepared again later, set back or reinstated. */
function withoutVoidAnswers(history: readonly HistoryEntry[]): HistoryEntry[] {
  const lastReopening = history.findLastIndex(isReopening);
  return history.filter((entry, index) => index > lastReopening || !isAnsweredAsLate(entry));
}

function isAnsweredAsLate(entry: HistoryEntry): boolean {
  return entry.event === 'cancel-declined' && entry.details.because === 'sent';
}

function isReopening(entry: HistoryEntry): boolean {
  if (entry.event !== 'status') return false;
  const { from, to } = entry.details;
  return !canBeEdited({ status: from }) && canBeEdited({ status: to });
}

function isReinstating(entry: HistoryEntry): boolean {
  return entry.event === 'status' && entry.details.from === 'cancelled';
}

/**
 * Returns an account's requests to cancel and their answers, for the customer's copy of their data.
 */
export function collectCancelRequestsOf({ db }: Shop, userId: string) {
  const ofAccount = sql`(select ${orders.id}::text from ${orders} where ${orders.userId} = ${userId})`;
  return db
    .select({ orderId: subjectId, at, step: action, said: after })
    .from(auditEntries)
    .where(
      and(
        eq(subjectKind, 'order'),
        sql`${subjectId} in ${ofAccount}`,
        inArray(action, cancelActions),
      ),
    )
    .orderBy(number);
}
