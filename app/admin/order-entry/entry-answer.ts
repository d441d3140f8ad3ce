import type { PlaceOrderRefusal } from '#domain/orders/checkout/place-order-refusal.ts';
import type { EditOrderRefusal } from '#domain/orders/fulfilment/edit-order.server.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import type { LookedUp } from './known-customer.tsx';

export type EntryRefusal =
  | Exclude<EditOrderRefusal, { code: 'order-not-found' }>
  | PlaceOrderRefusal
  | { code: 'stale-page' };

export type EntryAnswer = FormAnswer<EntryRefusal> & { known?: LookedUp };

/** Names the field of a product's quantity, as the domain reads it. */
export function quantityField(productId: string): string {
  return `quantity.${productId}`;
}
