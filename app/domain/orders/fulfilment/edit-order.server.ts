import type { Recorded } from '#domain/audit/record-audit.server.ts';
import { done } from '#domain/audit/recorded-transaction.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { NoCashThere } from '#domain/orders/checkout/place-order.server.ts';
import {
  type LockedLine,
  type LockedOrder,
  onLockedOrder,
} from '#domain/orders/lock-order.server.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { withTotal } from '#domain/orders/order-money.ts';
import { cashToCollectLkr } from '#domain/orders/payment.ts';
import { moneyColumns, takeStep } from '#domain/orders/take-step.server.ts';
import type { District } from '#domain/places/districts.ts';
import type { Province } from '#domain/places/provinces.ts';
import { deliveryFeeAfterMove, isOfferedIn } from '#domain/settings/delivery-rules.ts';
import { deliveryRulesOf } from '#domain/settings/read-delivery-rules.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { editLines } from './edit-lines.server.ts';

/** The order as it should be. A product that is not named keeps its quantity; 0 removes its line. */
export type OrderEdit = {
  orderId: string;
  /** The version of the order that the form showed. */
  version: number;
  customerName: string;
  phone: string;
  email: string | undefined;
  address: string;
  city: string;
  district?: District | null | undefined;
  province: Province;
  quantities: ReadonlyMap<string, number>;
};
export type EditOrderRefusal =
  | { code: 'order-not-found' }
  | { code: 'already-shipped' }
  | { code: 'changed-since' }
  | { code: 'nothing-left' }
  | NoCashThere
  | { code: 'sold-out'; productId: string; productName: Bilingual; left: number };

/**
 * Changes who gets an order, where, and how much of each product, at the prices of the day it was placed. Stock, delivery
 * fee and total follow. Refuses a shipped order, and one that another admin edited since the form was shown.
 */
export function editOrder(
  shop: OwnerShop,
  edit: OrderEdit,
): Promise<Result<undefined, EditOrderRefusal>> {
  const { orderId } = edit;
  return onLockedOrder<undefined, EditOrderRefusal>(shop, orderId, async (shop, before) => {
    if (!canBeEdited(before)) return refuse({ code: 'already-shipped' });
    if (before.version !== edit.version) return refuse({ code: 'changed-since' });

    const fee = await feeInDistrict(shop, before, edit);
    if (!fee.ok) return fee;
    const lines = await editLines(shop, before, edit.quantities);
    if (!lines.ok) return lines;
    return done(await writeEdit(shop, before, { edit, deliveryFeeLkr: fee.value, ...lines.value }));
  });
}

/** Returns the fee of an edited order. Refuses to move one whose cash is not collected yet to where the shop collects none. */
async function feeInDistrict(
  shop: OwnerShop,
  order: LockedOrder,
  { district }: OrderEdit,
): Promise<Result<number, NoCashThere>> {
  if (!district || district === order.district) return ok(order.deliveryFeeLkr);
  const rules = deliveryRulesOf(await readSettings(shop));
  const isOffered = isOfferedIn(rules, district, order.paymentMethod);
  if (!isOffered && cashToCollectLkr(order) > 0) {
    return refuse({ code: 'no-cash-there', district });
  }
  return ok(deliveryFeeAfterMove(rules, order, district));
}

/**
 * Writes what differs; an edit that changes nothing leaves no entry. A larger total is due beyond what was received,
 * a smaller one makes a refund due.
 */
async function writeEdit(
  shop: OwnerShop,
  order: LockedOrder,
  { edit, ...sums }: { edit: OrderEdit; subtotalLkr: number; deliveryFeeLkr: number },
): Promise<Recorded> {
  const { customerName, phone, email, address, city, province, quantities } = edit;
  const { district = null } = edit;
  const totalLkr = sums.subtotalLkr + sums.deliveryFeeLkr - order.discountLkr;
  const wanted = ({ productId, quantity }: LockedLine) => quantities.get(productId) ?? quantity;
  const isOtherwise = order.lines.some((line) => wanted(line) !== line.quantity);
  const isElsewhere = address !== order.street || city !== order.city;
  const was = order.lines.map(({ productName, quantity }) => ({ productName, quantity }));
  const is = order.lines.map((line) => ({ productName: line.productName, quantity: wanted(line) }));
  return takeStep(shop, order, {
    action: 'order-corrected',
    set: {
      ...moneyColumns(withTotal(order, totalLkr)),
      customerName,
      customerPhone: phone,
      customerEmail: email ?? null,
      street: address,
      city,
      district,
      province,
      ...sums,
      version: order.version + 1,
      packedAt: isOtherwise || isElsewhere ? null : order.packedAt,
    },
    ...(isOtherwise && {
      before: { quantities: was },
      details: { quantities: is.filter(({ quantity }) => quantity > 0) },
    }),
  });
}
