import type { CorrectRefusal } from '#domain/orders/correct-order.server.ts';
import type { PlaceOrderRefusal } from '#domain/orders/place-order.server.ts';

export type EntryRefusal =
  | Exclude<CorrectRefusal, { code: 'order-not-found' }>
  | PlaceOrderRefusal
  | { code: 'stale-page' };

/** What the form is told that came back, with everything that was typed. */
export type EntryAnswer = {
  values: Record<string, string>;
  problems: Record<string, string>;
  refusal?: EntryRefusal;
};

/** The field of a product's quantity, as the domain reads it. */
export function quantityField(productId: string): string {
  return `quantity.${productId}`;
}
