import { countPlacedOrder } from '#domain/analytics/count-placed-order.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { suggestTowns } from '#domain/orders/places/towns.server.ts';
import { offeredMethods } from '#domain/payments/payment-methods.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { inventedCode, type PlannedOrder } from './plan-month.server.ts';

/** Returns the shop at another time, with only the listener that counts orders, so that no messages are written. */
export function silentShop<S extends Shop>(shop: S, time: Date): S {
  return { ...shop, now: () => time, listeners: [countPlacedOrder], clientBucket: undefined };
}

/** Places an order of the plan as its customer, or as the owner on the phone. Returns its id. */
export async function placePlanned(
  owner: AdminShop,
  planned: PlannedOrder,
): Promise<Result<string, { code: 'not-placed' }>> {
  const caller: Shop = planned.isByPhone ? owner : { ...owner, actor: { kind: 'guest' } };
  const key = crypto.randomUUID();
  const form = { ...(await formOf(owner, planned)), idempotencyKey: key };
  const promoCode = planned.hasCode ? inventedCode : undefined;
  const placed = await placeOrder(caller, { key, lines: planned.lines, promoCode }, form);
  return placed.ok ? ok(placed.value.orderId) : refuse({ code: 'not-placed' });
}

async function formOf(shop: Shop, { customer, isBankTransfer, notes }: PlannedOrder) {
  const [town] = suggestTowns(customer.town);
  if (!town) throw new Error(`No town is called ${customer.town}.`);
  const offered = offeredMethods(await readSettings(shop), { hasGateway: false });
  const wanted = isBankTransfer ? 'bank_transfer' : 'cod';
  return {
    language: customer.language,
    customerName: customer.name,
    phone: customer.phoneE164,
    email: customer.email,
    address: customer.street,
    city: town.name[customer.language],
    district: town.district,
    province: town.province,
    paymentMethod: offered.find((method) => method === wanted) ?? offered[0] ?? wanted,
    specialInstructions: notes,
  };
}
