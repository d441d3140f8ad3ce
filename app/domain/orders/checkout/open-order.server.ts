import { and, eq, gte } from 'drizzle-orm';
import type { Cart } from '#domain/cart/cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { joinedCartLines } from '#domain/cart/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { drawOrderNumber } from '#domain/orders/order.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import type { CheckoutForm } from './checkout-form.ts';

export type OpenedOrder = { id: string; orderNumber: string; placedBefore: boolean };

/**
 * Writes the order under the key of its cart, or returns the one that was placed with that key before.
 * Two at once with one key wait for each other on its unique index. Returns undefined when the cart is empty.
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
    // The key is free, so the order number was taken: try another.
  }
}

async function findByKey(shop: Shop, key: string): Promise<OpenedOrder | undefined> {
  const [found] = await shop.db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(eq(orders.idempotencyKey, key));
  return found && { ...found, placedBefore: true };
}

/** Finds the order of an account whose cart took in this guest's cart after the form was opened. */
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
    district: form.district ?? null,
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

/** Marks what an owner enters as ordered, and so confirmed, by phone. */
function takenByPhone({ actor }: Shop, at: Date) {
  return actor.kind === 'owner' ? ({ source: 'phone', confirmedByPhoneAt: at } as const) : {};
}

/** Writes the lines of an opened order with today's names and prices, and its sums. */
export async function completeOrder(
  shop: Shop,
  orderId: string,
  priced: PricedCart,
): Promise<void> {
  await shop.db.insert(orderLines).values(
    priced.lines.map((line, position) => ({
      orderId,
      position,
      productId: line.productId,
      productName: line.name,
      quantity: line.quantity,
      priceLkr: line.priceLkr,
    })),
  );
  await shop.db
    .update(orders)
    .set({
      subtotalLkr: priced.subtotalLkr,
      deliveryFeeLkr: priced.deliveryFeeLkr,
      discountLkr: priced.discountLkr,
      ...(priced.promo && priced.discountLkr > 0 && promoColumns(priced.promo)),
      totalLkr: priced.totalLkr,
    })
    .where(eq(orders.id, orderId));
}

function promoColumns({ id, code }: NonNullable<PricedCart['promo']>) {
  return { promoCodeId: id, promoCode: code };
}
