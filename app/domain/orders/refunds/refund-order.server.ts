import { and, eq, sql } from 'drizzle-orm';
import { done } from '#domain/audit/recorded-transaction.server.ts';
import { moveUnits } from '#domain/catalog/move-units.server.ts';
import type { Units } from '#domain/catalog/stock.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { type LockedOrder, onLockedOrder } from '#domain/orders/lock-order.server.ts';
import type { Refund } from '#domain/orders/order-history.ts';
import { keptLkr, withRefund } from '#domain/orders/order-money.ts';
import { isRefundable } from '#domain/orders/payment.ts';
import { orderLines } from '#domain/orders/tables.server.ts';
import { moneyColumns, takeStep } from '#domain/orders/take-step.server.ts';

export type RefundRefusal =
  | { code: 'order-not-found' }
  | { code: 'nothing-paid' }
  | { code: 'refunded-since'; leftLkr: number }
  | { code: 'more-than-paid'; leftLkr: number }
  | { code: 'more-than-held'; productName: Bilingual; held: number };
/** The sum already refunded, as the form showed it: pressing twice refunds once. */
export type RefundWanted = Pick<Refund, 'amountLkr' | 'method' | 'reason'> & {
  orderId: string;
  shownRefundedLkr: number;
  /** Units that came back whole and are restocked, by product. */
  back: ReadonlyMap<string, number>;
};

/**
 * Records money that the owner refunded by hand, in cash or by bank, and restocks the units that came back. Refuses
 * more than was received, and more units than the order holds.
 */
export function refundOrder(
  shop: OwnerShop,
  { orderId, shownRefundedLkr, back: broughtBack, ...wanted }: RefundWanted,
): Promise<Result<undefined, RefundRefusal>> {
  return onLockedOrder<undefined, RefundRefusal>(shop, orderId, async (shop, order) => {
    const leftLkr = keptLkr(order);
    if (!isRefundable(order) && shownRefundedLkr === order.refundedLkr) {
      return refuse({ code: 'nothing-paid' });
    }
    if (order.refundedLkr !== shownRefundedLkr) {
      return refuse({ code: 'refunded-since', leftLkr });
    }
    if (wanted.amountLkr > leftLkr) return refuse({ code: 'more-than-paid', leftLkr });
    const units = await putBack(shop, order, broughtBack);
    if (!units.ok) return units;

    const { amountLkr, method, reason } = wanted;
    const back = units.value;
    const set = moneyColumns(withRefund(order, amountLkr));
    const details = { amountLkr, method, reason, isRestocked: back.length > 0, back };
    return done(await takeStep(shop, order, { action: 'order-refunded', set, details }));
  });
}

type Back = Refund['back'];
type MoreThanHeld = Extract<RefundRefusal, { code: 'more-than-held' }>;

async function putBack(
  shop: OwnerShop,
  order: LockedOrder,
  back: ReadonlyMap<string, number>,
): Promise<Result<Back, MoreThanHeld>> {
  const wanted = order.lines.flatMap((line) => {
    const quantity = back.get(line.productId) ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const over = wanted.find(({ quantity, held }) => quantity > held);
  if (over) {
    const { productName, held } = over;
    return refuse({ code: 'more-than-held', productName, held });
  }
  const moves = wanted.map(
    ({ productId, quantity }) => ({ productId, units: quantity, reason: 'returned' }) as const,
  );
  await moveUnits(shop, moves, { orderId: order.id });
  // A cancelled order takes all its stock again when it is reinstated.
  if (order.status !== 'cancelled') await keepReturned(shop, order.id, wanted);
  return ok(wanted.map(({ productName, quantity }) => ({ productName, quantity })));
}

async function keepReturned(shop: OwnerShop, orderId: string, units: readonly Units[]) {
  for (const { productId, quantity } of units) {
    await shop.db
      .update(orderLines)
      .set({ returned: sql`${orderLines.returned} + ${quantity}` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)));
  }
}
