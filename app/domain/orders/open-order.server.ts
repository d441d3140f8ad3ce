import { and, eq, gte } from 'drizzle-orm';
import type { Cart } from '#domain/cart/cart.ts';
import { joinedCartLines } from '#domain/cart/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { drawOrderNumber } from './order.ts';
import { orders } from './tables.server.ts';

export type OpenedOrder = { id: string; orderNumber: string; placedBefore: boolean };

/**
 * Writes the order under the key of its cart, before anything else is looked at, or finds the one that has the key.
 * A form of a cart that has become an order already leads to that order, even when a new cart was begun since.
 * Two at once with one key wait for each other on its unique index. Answers undefined when there is no cart.
 */
export async function openOrder(
  shop: Shop,
  cart: Cart,
  form: CheckoutForm,
): Promise<OpenedOrder | undefined> {
  const key = form.idempotencyKey;
  const earlier = (await findByKey(shop, key)) ?? (await findOfJoined(shop, key));
  if (earlier) return earlier;
  if (cart.key === undefined || cart.lines.length === 0) return undefined;

  for (;;) {
    const [opened] = await shop.db
      .insert(orders)
      .values(newOrder(shop, cart.key, form))
      .onConflictDoNothing()
      .returning({ id: orders.id, orderNumber: orders.orderNumber });
    if (opened) return { ...opened, placedBefore: false };
    const sameCart = await findByKey(shop, cart.key);
    if (sameCart) return sameCart;
    // The key is free, so the order number was taken: draw another.
  }
}

async function findByKey(shop: Shop, key: string): Promise<OpenedOrder | undefined> {
  const [found] = await shop.db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(eq(orders.idempotencyKey, key));
  return found && { ...found, placedBefore: true };
}

/**
 * Finds the order of an account that a guest's cart became part of, when the guest signed in after the form was opened:
 * the order has the key of the account's cart, the form that of the guest's.
 */
async function findOfJoined({ db, actor }: Shop, key: string): Promise<OpenedOrder | undefined> {
  if (actor.kind !== 'customer') return undefined;
  const [found] = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .innerJoin(joinedCartLines, eq(joinedCartLines.userId, orders.userId))
    .where(
      and(
        eq(orders.userId, actor.userId),
        eq(joinedCartLines.cartKey, key),
        gte(orders.createdAt, joinedCartLines.joinedAt),
      ),
    )
    .orderBy(orders.createdAt)
    .limit(1);
  return found && { ...found, placedBefore: true };
}

function newOrder(shop: Shop, idempotencyKey: string, form: CheckoutForm) {
  const createdAt = shop.now();
  return {
    id: crypto.randomUUID(),
    orderNumber: drawOrderNumber(createdAt),
    idempotencyKey,
    language: form.language,
    customerName: form.customerName,
    customerEmail: form.email ?? null,
    customerPhone: form.phone,
    street: form.address,
    city: form.city,
    province: form.province,
    notes: form.specialInstructions,
    subtotalLkr: 0,
    deliveryFeeLkr: 0,
    totalLkr: 0,
    paymentMethod: form.paymentMethod,
    userId: shop.actor.kind === 'customer' ? shop.actor.userId : null,
    ...takenByPhone(shop, createdAt),
    createdAt,
  };
}

/** What the owner enters was said on the phone, and is confirmed by it. */
function takenByPhone({ actor }: Shop, at: Date) {
  return actor.kind === 'owner' ? ({ source: 'phone', confirmedByPhoneAt: at } as const) : {};
}
