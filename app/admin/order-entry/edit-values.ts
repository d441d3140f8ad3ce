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
