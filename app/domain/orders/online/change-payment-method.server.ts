import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange, pickPaymentState } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import { withPayment } from '#domain/orders/order-money.ts';
import { offeredMethods, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { isOfferedIn } from '#domain/settings/delivery/delivery-rules.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { canBePaidOnline } from './can-be-paid-online.ts';

/** Lists the other payment methods for an order that waits for its online payment. */
export async function listOtherMethods(
  shop: Shop,
  { district }: Pick<LockedOrder, 'district'>,
): Promise<PaymentMethod[]> {
  const settings = await readSettings(shop);
  const rules = deliveryRulesOf(settings);
  return offeredMethods(settings, { hasGateway: false }).filter(
    (method) => !district || isOfferedIn(rules, district, method),
  );
}

/**
 * Changes the payment method of an order that waits for its online payment. Money that arrives online afterwards is still
 * recorded. A repeat after a lost response succeeds.
 */
export function changePaymentMethod(
  shop: Shop,
  { orderId, method }: { orderId: string; method: PaymentMethod },
): Promise<Result<undefined, { code: 'not-payable-online' }>> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (order?.paymentMethod === method) return ok();
    if (!order || !canBePaidOnline(order)) return refuse({ code: 'not-payable-online' });
    if (!(await listOtherMethods(shop, order)).includes(method))
      return refuse({ code: 'not-payable-online' });
    const money = pickPaymentState(withPayment(order, 'pending'));
    const set = { ...money, paymentMethod: method, version: order.version + 1 };
    await applyOrderChange(shop, order, { action: 'order-corrected', set });
    return ok();
  });
}
