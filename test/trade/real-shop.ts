import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { saveProduct } from '#domain/catalog/editing/save-product.server.ts';
import { adjustStock } from '#domain/catalog/stock/adjust-stock.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop, Shop } from '#domain/kernel/shop.server.ts';
import { acceptCancel, declineCancel } from '#domain/orders/cancelling/settle-cancel.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { refuseDelivery } from '#domain/orders/fulfilment/refuse-delivery.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { aCheckoutForm } from '#test/shop.ts';
import type { Model, ModelOrder } from './model.ts';
import { refundThrough, withoutKey } from './real-online.ts';
import type { Of, Sent } from './sent.ts';

/** `orderIds` in the order of the model; an order that is being placed is not among them yet. */
export type RealShop = {
  shopper: Shop;
  owner: OwnerShop;
  productIds: string[];
  orderIds: string[];
  promoCode: string;
};
/** A form on its way: sent again it has the same key. */
export type Form = { sent: Sent; key: string };

let phones = 0;

export type Answered = { answer: string; orderId?: string };

/** Returns 'ok' or the code of the refusal, and the id of an order that was placed. */
export async function send(real: RealShop, { sent, key }: Form): Promise<Answered> {
  if (sent.kind === 'place') return placeIn(real, sent, key);
  if (sent.kind === 'hear' || sent.kind === 'ask' || sent.kind === 'withdraw') {
    const heard = await withoutKey(real.shopper, real.orderIds[sent.order] ?? '', sent);
    return { answer: heard.ok ? 'ok' : heard.refusal.code };
  }
  const values = { formKey: key, ...JSON.parse(JSON.stringify(sent, stringified)) };
  const command = (owner: OwnerShop) => commandOf({ ...real, owner }, sent);
  const done = await onceForForm(real.owner, { subject: 'trade', values }, command);
  return { answer: done.ok ? 'ok' : done.refusal.code };
}

function stringified(key: string, value: unknown) {
  return key === '' ? value : JSON.stringify(value);
}

async function placeIn(
  { shopper, productIds, promoCode }: RealShop,
  { quantities, hasCode }: Of<'place'>,
  key: string,
): Promise<Answered> {
  const lines = quantities.flatMap((quantity, product) =>
    quantity > 0 ? [{ productId: productIds[product] ?? '', quantity }] : [],
  );
  // Another phone for each order: the limits of one phone are not tested here.
  const phone = `+9477${String(phoneOf(key)).padStart(7, '0')}`;
  const form = aCheckoutForm({ idempotencyKey: key, phone, email: undefined });
  const placed = await placeOrder(shopper, { key, lines, ...(hasCode && { promoCode }) }, form);
  return placed.ok
    ? { answer: 'ok', orderId: placed.value.orderId }
    : { answer: placed.refusal.code };
}

const phonesOf = new Map<string, number>();
function phoneOf(key: string): number {
  const known = phonesOf.get(key);
  if (known !== undefined) return known;
  phones += 1;
  phonesOf.set(key, phones);
  return phones;
}

type Done = Promise<Result<unknown, { code: string }>>;

type ByOwner = Exclude<Sent, Of<'place' | 'hear' | 'ask' | 'withdraw'>>;

function commandOf(real: RealShop, sent: ByOwner): Done {
  if ('order' in sent) return onOrder(real, sent);
  const { owner } = real;
  const productId = real.productIds[sent.product] ?? '';
  if (sent.kind === 'save') {
    return saveProduct(owner, productId, { stock: sent.to, shownStock: sent.shown });
  }
  if (sent.kind === 'count') {
    const found = { kind: 'count', units: sent.to, shownStock: sent.shown } as const;
    return adjustStock(owner, productId, { ...found, note: 'Counted' });
  }
  const kind = sent.by < 0 ? 'take' : 'add';
  return adjustStock(owner, productId, { kind, units: Math.abs(sent.by), note: 'By hand' });
}

function onOrder(real: RealShop, sent: Extract<ByOwner, { order: number }>): Done {
  const { owner } = real;
  const orderId = real.orderIds[sent.order] ?? '';
  if (sent.kind === 'refund-online') return refundThrough(owner, orderId, sent);
  if (sent.kind === 'accept') return acceptCancel(owner, { orderId });
  if (sent.kind === 'decline') {
    return declineCancel(owner, { orderId, reason: 'packed', words: '' });
  }
  if (sent.kind === 'refuse') {
    return refuseDelivery(owner, { orderId, isRestocked: sent.isRestocked });
  }
  if (sent.kind === 'set') {
    const shown = sent.shown && { status: sent.shown.status, paymentStatus: sent.shown.payment };
    const { status, payment: paymentStatus } = sent;
    return changeOrderStatus(owner, { orderId, status, paymentStatus, shown });
  }
  if (sent.kind === 'refund') {
    const back = byProduct(real, sent.back);
    const refund = { amountLkr: sent.amount, method: 'cash', reason: '', back } as const;
    return refundOrder(owner, { orderId, ...refund, shownRefundedLkr: sent.shown });
  }
  const customer = { customerName: 'Nimal Perera', phone: '+94112345678', email: undefined };
  const place = { address: '12 Temple Road', city: 'Kandy', province: 'Central' } as const;
  const quantities = byProduct(real, sent.quantities);
  return editOrder(owner, { orderId, version: sent.version, ...customer, ...place, quantities });
}

function byProduct({ productIds }: RealShop, units: (number | undefined)[]): Map<string, number> {
  const asked = units.flatMap((quantity, at): [string, number][] =>
    quantity === undefined ? [] : [[productIds[at] ?? '', quantity]],
  );
  return new Map(asked);
}

/** Returns the records of the real shop as the model writes them, with the ledger's sum beside the stock. */
export async function lookAt(real: RealShop, feeLkr: number) {
  const { shopper, productIds, orderIds, promoCode } = real;
  const [code] = await rows<{ used: number }>(
    shopper,
    sql`select used from promo_codes where code = ${promoCode}`,
  );
  const shelves = await rows<{ id: string; stock: number; ledger: number }>(
    shopper,
    sql`select p.id, p.stock, (select coalesce(sum(units), 0)::int from stock_movements where product_id = p.id) as ledger
      from products p where p.id in ${productIds}`,
  );
  const found = await rows<Row>(
    shopper,
    sql`select o.id, o.status, o.payment_status as payment, o.delivery_refused_at is not null as "isRefused", o.promo_code_id is not null as "hasCode", o.version,
        o.cancel_asked_at is not null as "isAsked", o.charged_back_at is not null as "isChargedBack",
        o.total_lkr::int as total, o.received_lkr::int as received, o.refunded_lkr::int as refunded, o.waived_lkr::int as waived,
        (select coalesce(json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity, 'returned', l.returned)), '[]')
          from order_lines l where l.order_id = o.id) as lines,
        (select coalesce(json_object_agg(product_id, held), '{}') from (select product_id, -sum(units)::int as held
          from stock_movements where order_id = o.id group by product_id) m) as held
      from orders o where o.id in ${[...orderIds, randomUUID()]}`,
  );
  const model: Omit<Model, 'hidden'> = {
    shelf: productIds.map((id) => shelves.find((shelf) => shelf.id === id)?.stock ?? -1),
    feeLkr,
    used: code?.used ?? -1,
    orders: orderIds.map((id) =>
      orderOf(
        found.find((row) => row.id === id),
        productIds,
      ),
    ),
  };
  return {
    model,
    ledger: productIds.map((id) => shelves.find((shelf) => shelf.id === id)?.ledger),
  };
}

type Row = Omit<ModelOrder, 'lines'> & {
  id: string;
  lines: { productId: string; quantity: number; returned: number }[];
  held: Record<string, number>;
};

function orderOf(row: Row | undefined, productIds: string[]): ModelOrder {
  if (!row) throw new Error('An order is gone.');
  const { id: _, lines, held, ...order } = row;
  return {
    ...order,
    lines: productIds.map((productId) => {
      const line = lines.find((one) => one.productId === productId);
      if (!line) return undefined;
      return { quantity: line.quantity, returned: line.returned, held: held[productId] ?? 0 };
    }),
  };
}

async function rows<Row>(shop: Shop, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await shop.db.execute(query)) as unknown as { rows: Row[] }).rows;
}
