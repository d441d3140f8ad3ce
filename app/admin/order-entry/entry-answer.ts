import type { PlaceOrderRefusal } from '#domain/orders/checkout/place-order-refusal.ts';
import type { EditOrderRefusal } from '#domain/orders/fulfilment/edit-order.server.ts';
import type { KnownCustomer } from '#domain/orders/reading/find-known-customer.server.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';

export type EntryRefusal =
  | Exclude<EditOrderRefusal, { code: 'order-not-found' }>
  /** `stale-page` also means that the key of the form is missing, or malformed. */
  | PlaceOrderRefusal;

/** The result of looking up a phone number: `null` if no one ordered with it, undefined before a lookup. */
export type CustomerLookup = KnownCustomer | null | undefined;

export type EntryAnswer = FormAnswer<EntryRefusal> & { knownCustomer?: CustomerLookup };

/** Returns the name of the field for the quantity of a product, which `readQuantities` parses. */
export function quantityField(productId: string): string {
  return `quantity.${productId}`;
}
