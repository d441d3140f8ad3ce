import type { PlaceOrderRefusal } from '#domain/orders/checkout/place-order-refusal.ts';
import type { EditOrderRefusal } from '#domain/orders/fulfilment/edit-order.server.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import type { CustomerLookup } from './known-customer.tsx';

export type EntryRefusal =
  | Exclude<EditOrderRefusal, { code: 'order-not-found' }>
  | PlaceOrderRefusal
  | { code: 'stale-page' };

export type EntryAnswer = FormAnswer<EntryRefusal> & { known?: CustomerLookup };

/** Returns the name of the field for the quantity of a product, which `readQuantities` parses. */
export function quantityField(productId: string): string {
  return `quantity.${productId}`;
}
