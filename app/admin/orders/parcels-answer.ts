import type { ShippedOrders } from '#domain/orders/fulfilment/ship-order.server.ts';

/** The form again where something is wrong with it, else what became of the parcels. */
export type ParcelsAnswer = {
  values: Record<string, string>;
  problems: Record<string, string>;
  done?: ShippedOrders;
};

/** The field of one parcel's tracking number. */
export function numberField(orderId: string): string {
  return `trackingNumber.${orderId}`;
}
