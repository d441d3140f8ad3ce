import type { Settings } from './settings.ts';

export type DeliveryFee = Pick<Settings, 'freeDelivery' | 'deliveryFeeLkr'>;

/** Returns today's delivery fee of an order, in rupees. */
export function deliveryFeeOf({ freeDelivery, deliveryFeeLkr }: DeliveryFee): number {
  return freeDelivery ? 0 : deliveryFeeLkr;
}
