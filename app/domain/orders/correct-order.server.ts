import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { correctLines } from './correct-lines.server.ts';
import { findOrder, type Order } from './find-order.server.ts';
import { lockOrder } from './lock-order.server.ts';
import { canBeCorrected } from './order.ts';
import type { CorrectedValues } from './order-history.ts';
import type { Province } from './provinces.ts';
import { recordHistory } from './record-history.server.ts';
import { orders } from './tables.server.ts';

/** How the order should stand. A product that is not named keeps its quantity; 0 takes its line out. */
export type Correction = {
  orderId: string;
  /** Of the order that the form showed. */
  version: number;
  customerName: string;
  phone: string;
  email: string | undefined;
  address: string;
  city: string;
  province: Province;
  quantities: ReadonlyMap<string, number>;
};
export type CorrectRefusal =
  | { code: 'order-not-found' }
  | { code: 'already-shipped' }
  | { code: 'changed-meanwhile' }
  | { code: 'nothing-left' }
  | { code: 'sold-out'; productId: string; productName: Bilingual; left: number };

/**
 * Puts right who gets an order, where, and how much of each product, until it is shipped. Stock and total follow, at
 * the prices of the day it was placed. Refuses a correction of an order that somebody else corrected meanwhile.
 */
export function correctOrder(
  shop: OwnerShop,
  correction: Correction,
): Promise<Result<undefined, CorrectRefusal>> {
  return inTransaction<OwnerShop, undefined, CorrectRefusal>(shop, async (shop) => {
    const found = await lockForCorrection(shop, correction);
    if (!found.ok) return found;
    const before = found.value;

    const lines = await correctLines(shop, before, correction.quantities);
    if (!lines.ok) return lines;
    await writeCorrection(shop, before, { correction, subtotalLkr: lines.value.subtotalLkr });
    const after = await findOrder(shop, before.id);
    if (after) await writeDown(shop, before, after);
    return ok();
  });
}

async function lockForCorrection(
  shop: OwnerShop,
  { orderId, version }: Correction,
): Promise<Result<Order, CorrectRefusal>> {
  const locked = await lockOrder(shop, orderId);
  const order = locked && (await findOrder(shop, orderId));
  if (!order) return refuse({ code: 'order-not-found' });
  if (!canBeCorrected(order)) return refuse({ code: 'already-shipped' });
  return order.version === version ? ok(order) : refuse({ code: 'changed-meanwhile' });
}

async function writeCorrection(
  shop: OwnerShop,
  before: Order,
  { correction, subtotalLkr }: { correction: Correction; subtotalLkr: number },
): Promise<void> {
  const { customerName, phone, email, address, city, province } = correction;
  await shop.db
    .update(orders)
    .set({
      customerName,
      customerPhone: phone,
      customerEmail: email ?? null,
      street: address,
      city,
      province,
      subtotalLkr,
      totalLkr: subtotalLkr + before.deliveryFeeLkr - before.discountLkr,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, before.id));
}

/** Only what differs. A correction that corrects nothing leaves no trace. */
async function writeDown(shop: OwnerShop, before: Order, after: Order): Promise<void> {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const changed = (Object.keys(is) as (keyof CorrectedValues)[]).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  if (changed.length === 0) return;
  const details = { before: picked(was, changed), after: picked(is, changed) };
  await recordHistory(shop, { orderId: before.id, event: 'corrected', details });
  await recordAudit(shop, {
    action: 'order-corrected',
    subject: { kind: 'order', id: before.id },
    ...details,
  });
}

function valuesOf(order: Order): CorrectedValues {
  const { customerName, customerPhone, customerEmail, street, city, province, totalLkr } = order;
  const quantities = order.lines.map(({ productName, quantity }) => ({ productName, quantity }));
  return {
    customerName,
    customerPhone,
    customerEmail,
    street,
    city,
    province,
    quantities,
    totalLkr,
  };
}

function picked(values: CorrectedValues, fields: readonly (keyof CorrectedValues)[]) {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as CorrectedValues;
}
