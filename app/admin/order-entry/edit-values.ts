import type { Cart } from '#domain/cart/cart.ts';
import type { CheckoutForm } from '#domain/orders/checkout/checkout-form.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { quantityField } from './entry-answer.ts';
import type { Item } from './quantity-fields.tsx';

/** Returns the values with which the form that edits an order opens. Products that are not in the order have no units. */
export function editValuesOf(order: Order, otherItems: Item[]): Record<string, string> {
  const ordered = order.lines.map(({ productId, quantity }) => [
    quantityField(productId),
    `${quantity}`,
  ]);
  const noQuantities = otherItems.map(({ productId }) => [quantityField(productId), '0']);
  return {
    customerName: order.customerName,
    phone: order.customerPhone,
    email: order.customerEmail ?? '',
    address: order.street,
    city: order.city,
    district: order.district ?? '',
    province: order.province,
    paymentMethod: order.paymentMethod,
    specialInstructions: order.notes,
    ...Object.fromEntries([...ordered, ...noQuantities]),
  };
}

type Submitted = { form: CheckoutForm; cart: Cart };

/** Returns whether an order has the values of the form that placed it: false once the order or the form was edited. */
export function hasValuesOf(order: Order, { form, cart }: Submitted): boolean {
  const quantities = cart.lines.map((line) => [quantityField(line.productId), line.quantity]);
  const sent: Record<string, unknown> = { ...form, ...Object.fromEntries(quantities) };
  const placed = Object.entries(editValuesOf(order, []));
  return (
    cart.lines.length === order.lines.length &&
    (cart.promoCode ?? '') === order.promoCode &&
    form.language === order.language &&
    placed.every(([field, value]) => `${sent[field] ?? ''}` === value)
  );
}
