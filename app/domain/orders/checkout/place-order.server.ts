import { type AuditEntryNumber, recordOrderChange } from '#domain/audit/record-audit.server.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { lockCart, saveLockedCart } from '#domain/cart/lock-cart.server.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { takeUnits } from '#domain/catalog/stock/take-units.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, isAdmin, type Shop } from '#domain/kernel/shop.server.ts';
import { openFirstAttempt } from '#domain/orders/online/open-attempt.server.ts';
import type { OrderChangeDetails } from '#domain/orders/order-history.ts';
import { redeemPromo } from '#domain/orders/promo/redeem-promo.server.ts';
import { paymentTiming } from '#domain/payments/payment-methods.ts';
import { agreeOnPrice } from './agree-on-price.server.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { flagManyFromNetworkAddress, flagOrder } from './flag-order.server.ts';
import { hasTooManyOrders } from './has-too-many-orders.server.ts';
import { type OpenedOrder, openOrder } from './open-order.server.ts';
import type { PlaceOrderRefusal } from './place-order-refusal.ts';

export type PlacedOrder = { orderId: string; wasPlacedBefore: boolean };

/**
 * Turns a cart into an order, or refuses and changes nothing. A cart key places one order: a repeated request returns it,
 * whatever has changed since. A customer orders the account's cart, which is then empty; a guest the cart of the request.
 */
export async function placeOrder(
  shop: Shop,
  guestCart: Cart,
  form: CheckoutForm,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  const placed = await placeOnce(shop, guestCart, form);
  if (!placed.ok) shop.countEvent?.({ name: 'checkout-refused', reason: placed.refusal.code });
  else if (!placed.value.wasPlacedBefore) {
    shop.countEvent?.({ name: 'order-placed', paymentMethod: form.paymentMethod });
  }
  return placed;
}

function placeOnce(
  shop: Shop,
  guestCart: Cart,
  form: CheckoutForm,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  return inTransaction(shop, async (shop) => {
    const { cart, clear } = await cartOf(shop, guestCart);
    const opened = await openAtAgreedPrice(shop, cart, form);
    if (!opened.ok) return opened;
    const { order, priced } = opened.value;
    if (!priced) return ok({ orderId: order.id, wasPlacedBefore: true });

    await openPayment(shop, order, { form, amountLkr: priced.totalLkr });
    const entry = await recordPlaced(shop, { id: order.id, form, totalLkr: priced.totalLkr });
    await clear();
    await flagOrder(shop, { orderId: order.id, form, priced });
    await announce(shop, {
      name: 'order-placed',
      orderId: order.id,
      auditEntryId: `${entry}`,
      orderNumber: order.orderNumber,
      totalLkr: priced.totalLkr,
      itemsCount: priced.itemCount,
      paymentMethod: form.paymentMethod,
    });
    await flagManyFromNetworkAddress(shop, order.id);
    // Comes late, because every other order of the product waits from here until the transaction ends.
    const shortage = await takeUnits(shop, priced.lines, { orderId: order.id });
    if (shortage)
      return refuse({ code: 'sold-out', ...shortage, productName: nameOf(shortage, priced) });

    const promoRefused = await redeemPricedPromo(shop, priced, {
      orderId: order.id,
      phone: form.phone,
    });
    if (promoRefused) return refuse(promoRefused);
    return ok({ orderId: order.id, wasPlacedBefore: false });
  });
}

/** `priced` is missing for an order that was placed before. */
type Opened = { order: OpenedOrder; priced?: PricedCart };

/**
 * Refuses only after trying to open the order: a repeated request returns the existing order, whatever has changed
 * since.
 */
async function openAtAgreedPrice(
  shop: Shop,
  cart: Cart,
  form: CheckoutForm,
): Promise<Result<Opened, PlaceOrderRefusal>> {
  const agreed = await agreeOnPrice(shop, cart, form);
  const priced = agreed.ok ? agreed.value : undefined;
  const order = await openOrder(shop, { cart, priced }, form);
  if (!order) return refuse({ code: 'cart-empty' });
  if (order.wasPlacedBefore) return ok({ order });
  if (!agreed.ok) return agreed;
  if (await hasTooManyOrders(shop, form.phone)) return refuse({ code: 'too-many-orders' });
  return ok({ order, priced: agreed.value });
}

/** Opens the first attempt to pay an order that is paid online and costs something. */
async function openPayment(
  shop: Shop,
  order: { id: string; orderNumber: string },
  { form, amountLkr }: { form: CheckoutForm; amountLkr: number },
): Promise<void> {
  if (paymentTiming(form.paymentMethod) !== 'online' || amountLkr === 0) return;
  const { payerFirstName: firstName = '', payerLastName: lastName = '' } = form;
  await openFirstAttempt(shop, { ...order, amountLkr }, { firstName, lastName });
}

type Placed = { id: string; form: CheckoutForm; totalLkr: number };

/** Records the placed order in the audit log; an order that an admin enters with its recipient and total. */
function recordPlaced(shop: Shop, { id, form, totalLkr }: Placed): Promise<AuditEntryNumber> {
  const { customerName, phone: customerPhone, city } = form;
  const details: OrderChangeDetails['order-placed'] = isAdmin(shop)
    ? { source: 'phone', customerName, customerPhone, city, totalLkr }
    : { source: 'web' };
  const subject = { kind: 'order', id } as const;
  return recordOrderChange(shop, { action: 'order-placed', subject, after: details });
}

/** Returns the cart to order and a function that empties it. A guest's cart is emptied in the browser that holds it. */
async function cartOf(shop: Shop, guestCart: Cart) {
  if (shop.actor.kind !== 'customer') return { cart: guestCart, clear: async () => {} };
  const { userId } = shop.actor;
  const cart = (await lockCart(shop, userId)) ?? emptyCart;
  return { cart, clear: () => saveLockedCart(shop, userId, emptyCart) };
}

/** Redeems the code that is part of the price, or returns the refusal. */
async function redeemPricedPromo(
  shop: Shop,
  { promo, discountLkr, totalLkr }: PricedCart,
  { orderId, phone }: { orderId: string; phone: string },
) {
  if (!promo || discountLkr === 0) return undefined;
  const redeemed = await redeemPromo(shop, { promoCodeId: promo.id, orderId, phone });
  if (redeemed.ok) return undefined;
  const { refusal: problem } = redeemed;
  const { code: promoCode } = promo;
  return { code: 'promo-refused', promoCode, problem, totalLkr: totalLkr + discountLkr } as const;
}

function nameOf(
  { productId }: { productId: string },
  { lines }: { lines: { productId: string; name: Bilingual }[] },
): Bilingual {
  return lines.find((line) => line.productId === productId)?.name ?? { en: '', si: '' };
}
