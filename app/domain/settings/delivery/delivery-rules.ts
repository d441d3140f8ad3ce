import { type PaymentMethod, paymentTiming } from '#domain/payments/payment-methods.ts';
import { type District, districts } from '#domain/places/districts.ts';

/** The largest fee, in rupees. */
export const maxDeliveryFeeLkr = 100_000;

/** The delivery fees, and the districts where cash is not collected. */
export type DeliveryRules = {
  /** In rupees, for each district without a fee of its own and while the district is unknown; 0 while delivery is free. */
  feeLkr: number;
  ownFees: Partial<Record<District, number>>;
  withoutCash: readonly District[];
};

type MaybeDistrict = District | null | undefined;

/** Returns the delivery fee of an order to a district, in rupees. */
export function deliveryFeeIn({ feeLkr, ownFees }: DeliveryRules, district: MaybeDistrict): number {
  return (district && ownFees[district]) ?? feeLkr;
}

/** Returns whether a payment method is offered in a district: cash is not collected everywhere. */
export function isOfferedIn(
  { withoutCash }: DeliveryRules,
  district: MaybeDistrict,
  method: PaymentMethod,
): boolean {
  return paymentTiming(method) !== 'on-delivery' || !district || !withoutCash.includes(district);
}

/**
 * Returns the fee of an order after a change of its address. The agreed fee stays, unless both districts are known and
 * cost differently today.
 */
export function deliveryFeeAfterMove(
  rules: DeliveryRules,
  { district: oldDistrict, deliveryFeeLkr }: { district?: MaybeDistrict; deliveryFeeLkr: number },
  newDistrict: MaybeDistrict,
): number {
  const feeLkr = deliveryFeeIn(rules, newDistrict);
  return oldDistrict && newDistrict && feeLkr !== deliveryFeeIn(rules, oldDistrict)
    ? feeLkr
    : deliveryFeeLkr;
}

/** Returns the district that a form sent; undefined while none is chosen. */
export function districtSent(value: unknown): District | undefined {
  return districts.find((district) => district === value);
}
