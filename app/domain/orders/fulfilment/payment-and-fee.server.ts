import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { NoCashThere } from '#domain/orders/checkout/place-order-refusal.ts';
import type { LockedOrder } from '#domain/orders/lock-order.server.ts';
import { cashToCollectLkr } from '#domain/orders/payment.ts';
import { offeredMethods, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { District } from '#domain/places/districts.ts';
import { deliveryFeeAfterMove, isOfferedIn } from '#domain/settings/delivery/delivery-rules.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';

export type PaymentAndFee = { paymentMethod: PaymentMethod; deliveryFeeLkr: number };
type PaymentAndFeeRefusal = { code: 'payment-method-not-offered' };

type PaymentAndFeeInput = {
  paymentMethod?: PaymentMethod | undefined;
  district?: District | null | undefined;
};

/**
 * Returns the payment methods that an order can be edited to: its own, whatever that is, and those offered to shoppers
 * without online payment, which only the provider can confirm.
 */
export function listEditableMethods(
  settings: Parameters<typeof offeredMethods>[0],
  order: Pick<LockedOrder, 'paymentMethod'>,
): PaymentMethod[] {
  const offered = offeredMethods(settings, { hasGateway: false });
  return [...new Set([order.paymentMethod, ...offered])];
}

/** Returns the payment method and delivery fee of an edited order. Refuses a method that is not offered. */
export async function decidePaymentAndFee(
  shop: AdminShop,
  order: LockedOrder,
  { district, paymentMethod = order.paymentMethod }: PaymentAndFeeInput,
): Promise<Result<PaymentAndFee, PaymentAndFeeRefusal>> {
  const { deliveryFeeLkr } = order;
  const isDistrictChanged = Boolean(district) && district !== order.district;
  const isMethodChanged = paymentMethod !== order.paymentMethod;
  if (!isDistrictChanged && !isMethodChanged) return ok({ paymentMethod, deliveryFeeLkr });

  const settings = await readSettings(shop);
  if (!listEditableMethods(settings, order).includes(paymentMethod))
    return refuse({ code: 'payment-method-not-offered' });
  const rules = deliveryRulesOf(settings);
  return ok({ paymentMethod, deliveryFeeLkr: deliveryFeeAfterMove(rules, order, district) });
}

type CashOrder = Pick<LockedOrder, 'paymentMethod' | 'dueLkr' | 'district'>;

/** Returns the refusal of an edit that raises the cash to collect in a district where the shop collects none. */
export async function findCashRefusal(
  shop: AdminShop,
  before: CashOrder,
  after: CashOrder,
): Promise<NoCashThere | undefined> {
  const { district, paymentMethod } = after;
  const cashThereLkr = district === before.district ? cashToCollectLkr(before) : 0;
  if (!district || cashToCollectLkr(after) <= cashThereLkr) return undefined;
  const rules = deliveryRulesOf(await readSettings(shop));
  const isOffered = isOfferedIn(rules, district, paymentMethod);
  return isOffered ? undefined : { code: 'no-cash-there', district };
}
