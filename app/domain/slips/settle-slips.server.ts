import { and, eq, inArray } from 'drizzle-orm';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange, pickPaymentState } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, withLockedOrder } from '#domain/orders/lock-order.server.ts';
import type { SlipReason } from '#domain/orders/order.ts';
import { withPayment, withStatus } from '#domain/orders/order-money.ts';
import { paymentConditions } from '#domain/orders/payment.ts';
import { listSlips } from './find-slips.server.ts';
import { bankSlips } from './tables.server.ts';

export type SettleSlipsRefusal =
  | { code: 'order-not-found' }
  | { code: 'no-open-slip' }
  | { code: 'slips-changed-since' }
  | { code: 'amount-changed-since'; dueLkr: number };

/** The slips and the amount due that the form showed. A command refuses if the slips have changed since. */
type AcceptInput = { orderId: string; shownSlips: readonly string[]; shownDueLkr: number };

/** Accepts the waiting slips of an order: everything due was received by transfer. Refuses if the due amount has changed. */
export function acceptSlips(
  shop: AdminShop,
  { orderId, shownSlips, shownDueLkr }: AcceptInput,
): Promise<Result<undefined, SettleSlipsRefusal>> {
  return withLockedOrder<undefined, SettleSlipsRefusal>(shop, orderId, async (shop, order) => {
    const open = await findOpenSlips(shop, order, shownSlips);
    if (!open.ok) return open;
    const { dueLkr } = order;
    if (dueLkr !== shownDueLkr) return refuse({ code: 'amount-changed-since', dueLkr });
    await settle(shop, open.value, { state: 'accepted' });
    const isPending = order.status === 'pending';
    const paid = withPayment(isPending ? withStatus(order, 'paid') : order, 'paid');
    const entry = await applyOrderChange(shop, order, {
      action: 'order-slip-accepted',
      set: pickPaymentState(paid),
      details: { count: open.value.length },
      payment: { via: 'slip' },
    });
    await announce(shop, { name: 'bank-slip-accepted', orderId, auditEntryId: `${entry}` });
    return okRecorded(entry);
  });
}

type RefuseInput = Omit<AcceptInput, 'shownDueLkr'> & { reason: SlipReason; words: string };

/** Refuses the waiting slips of an order. The customer reads the reason, and can send other slips. */
export function refuseSlips(
  shop: AdminShop,
  { orderId, shownSlips, reason, words }: RefuseInput,
): Promise<Result<undefined, SettleSlipsRefusal>> {
  return withLockedOrder<undefined, SettleSlipsRefusal>(shop, orderId, async (shop, order) => {
    const open = await findOpenSlips(shop, order, shownSlips);
    if (!open.ok) return open;
    await settle(shop, open.value, { state: 'refused', reason, words });
    const entry = await applyOrderChange(shop, order, {
      action: 'order-slip-refused',
      details: { because: reason, text: words },
    });
    await announce(shop, { name: 'bank-slip-refused', orderId, auditEntryId: `${entry}` });
    return okRecorded(entry);
  });
}

async function findOpenSlips(
  shop: AdminShop,
  order: LockedOrder,
  shownSlips: readonly string[],
): Promise<Result<string[], SettleSlipsRefusal>> {
  const waiting = (await listSlips(shop, order.id)).filter(({ state }) => state === 'waiting');
  if (waiting.length === 0 || !paymentConditions.transfer(order))
    return refuse({ code: 'no-open-slip' });
  const ids = waiting.map(({ id }) => id);
  const isShown = ids.length === shownSlips.length && ids.every((id) => shownSlips.includes(id));
  return isShown ? ok(ids) : refuse({ code: 'slips-changed-since' });
}

type SlipDecision = { state: 'accepted' } | { state: 'refused'; reason: SlipReason; words: string };

async function settle(shop: AdminShop, ids: string[], settled: SlipDecision): Promise<void> {
  await shop.db
    .update(bankSlips)
    .set({ ...settled, settledAt: shop.now() })
    .where(and(inArray(bankSlips.id, ids), eq(bankSlips.state, 'waiting')));
}
