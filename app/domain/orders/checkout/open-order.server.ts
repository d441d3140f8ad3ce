import { and, eq, gte, sql } from 'drizzle-orm';
import type { Cart } from '#domain/cart/cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { mergedCartLines } from '#domain/cart/tables.server.ts';
import { compiledQuery, queryParameters } from '#domain/kernel/compiled-query.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { generateOrderNumber } from '#domain/orders/order.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { phoneLock } from './has-too-many-orders.server.ts';

const orderColumns = [
  'id',
  'orderNumber',
  'idempotencyKey',
  'language',
  'customerName',
  'customerEmail',
  'customerPhone',
  'street',
  'city',
  'district',
  'province',
  'notes',
  'subtotalLkr',
  'deliveryFeeLkr',
  'discountLkr',
  'promoCodeId',
  'promoCode',
  'totalLkr',
  'paymentMethod',
  'userId',
  'source',
  'confirmedByPhoneAt',
  'createdAt',
] as const;

export type OpenedOrder = { id: string; orderNumber: string; wasPlacedBefore: boolean };

/**
 * Writes an order with the key of its cart, and locks its phone number until the transaction ends; or returns the order that
 * has this key already. Without a price it writes no sums, and the caller rolls back. Undefined for an empty cart.
 */
export async function openOrder(
  shop: Shop,
  { cart, priced }: { cart: Cart; priced?: PricedCart | undefined },
  form: CheckoutForm,
): Promise<OpenedOrder | undefined> {
  const earlier = await findPlacedBefore(shop, cart, form.idempotencyKey);
  if (earlier) return earlier;
  if (cart.key === undefined || cart.lines.length === 0) return undefined;

  for (;;) {
    const order = newOrder(shop, { key: cart.key, priced }, form);
    // Concurrent requests with one key wait for each other here, on its unique index.
    const { rows } = await insertOrder(shop.db, { ...order, lines: linesOf(priced) });
    if (rows.length > 0) {
      return { id: order.id, orderNumber: order.orderNumber, wasPlacedBefore: false };
    }
    const concurrent = await findByKey(shop, cart.key);
    if (concurrent) return concurrent;
    // No order has the key, so the order number was taken: the loop generates another.
  }
}

/** Finds an order placed before. Skips the lookup by the cart's own key, because the insert would conflict with it. */
async function findPlacedBefore(
  shop: Shop,
  cart: Cart,
  key: string,
): Promise<OpenedOrder | undefined> {
  const isFoundByInsert = cart.key === key && cart.lines.length > 0;
  const found = isFoundByInsert ? undefined : await findByKey(shop, key);
  return found ?? (await findByMergedCart(shop, key));
}

async function findByKey(shop: Shop, key: string): Promise<OpenedOrder | undefined> {
  const [found] = await shop.db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(eq(orders.idempotencyKey, key));
  return found && { ...found, wasPlacedBefore: true };
}

/**
 * Finds the order of an account whose cart this guest's cart was merged into after the form was opened.
 */
async function findByMergedCart(
  { db, actor }: Shop,
  key: string,
): Promise<OpenedOrder | undefined> {
  if (actor.kind !== 'customer') return undefined;
  const [found] = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .innerJoin(mergedCartLines, eq(mergedCartLines.userId, orders.userId))
    .where(
      and(
        eq(orders.userId, actor.userId),
        eq(mergedCartLines.cartKey, key),
        gte(orders.createdAt, mergedCartLines.joinedAt),
      ),
    )
    .orderBy(orders.createdAt)
    .limit(1);
  return found && { ...found, wasPlacedBefore: true };
}

const insertOrder = compiledQuery((db) => {
  const { lines, ...values } = queryParameters(...orderColumns, 'lines');
  const placed = db
    .insert(orders)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: orders.id, locked: phoneLock(orders.customerPhone).as('locked') });
  return sql`with placed as ${placed}, lines as (
    insert into ${orderLines} (order_id, position, product_id, product_name, quantity, price_lkr)
    select placed.id, line.* from placed, jsonb_to_recordset(${lines}::jsonb)
      as line (position integer, product_id uuid, product_name jsonb, quantity integer, price_lkr bigint)
  ) select id from placed`;
});

function linesOf(priced: PricedCart | undefined): string {
  const lines = priced?.lines.map(({ productId, name, quantity, priceLkr }, position) => {
    return { position, product_id: productId, product_name: name, quantity, price_lkr: priceLkr };
  });
  return JSON.stringify(lines ?? []);
}

type CartToOrder = { key: string; priced: PricedCart | undefined };

function newOrder(shop: Shop, { key, priced }: CartToOrder, form: CheckoutForm) {
  const createdAt = shop.now();
  return {
    id: crypto.randomUUID(),
    orderNumber: generateOrderNumber(createdAt),
    idempotencyKey: key,
    language: form.language,
    customerName: form.customerName,
    customerEmail: form.email ?? null,
    customerPhone: form.phone,
    street: form.address,
    city: form.city,
    district: form.district ?? null,
    province: form.province,
    notes: form.specialInstructions,
    ...orderSums(priced),
    paymentMethod: form.paymentMethod,
    userId: shop.actor.kind === 'customer' ? shop.actor.userId : null,
    ...orderSource(shop, createdAt),
    createdAt,
  } satisfies Record<(typeof orderColumns)[number], unknown>;
}

/** Returns the sums of the order, with the promo code only if it gives a discount. */
function orderSums(priced: PricedCart | undefined) {
  const { subtotalLkr = 0, deliveryFeeLkr = 0, discountLkr = 0, totalLkr = 0 } = priced ?? {};
  const promo = discountLkr > 0 ? priced?.promo : undefined;
  const code = { promoCodeId: promo?.id ?? null, promoCode: promo?.code ?? '' };
  return { subtotalLkr, deliveryFeeLkr, discountLkr, totalLkr, ...code };
}

/** Returns the source of an order. Orders that an admin enters were placed by phone, so they count as confirmed. */
function orderSource({ actor }: Shop, at: Date) {
  return actor.kind === 'owner'
    ? ({ source: 'phone', confirmedByPhoneAt: at } as const)
    : ({ source: 'web', confirmedByPhoneAt: null } as const);
}
