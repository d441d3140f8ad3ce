import { recordAudit } from '#domain/audit/record-audit.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { correctLines } from './correct-lines.server.ts';
import { findOrder, type Order } from './find-order.server.ts';
import { type LockedOrder, onLockedOrder } from './lock-order.server.ts';
import { canBeCorrected } from './order.ts';
import type { CorrectedValues } from './order-history.ts';
import { withTotal } from './order-money.ts';
import type { Province } from './provinces.ts';
import { recordHistory } from './record-history.server.ts';
import { notePayment, writeMoney } from './write-money.server.ts';

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
  const { orderId } = correction;
  return onLockedOrder<undefined, CorrectRefusal>(shop, orderId, async (shop, before) => {
    if (!canBeCorrected(before)) return refuse({ code: 'already-shipped' });
    if (before.version !== correction.version) return refuse({ code: 'changed-meanwhile' });

    const lines = await correctLines(shop, before, correction.quantities);
    if (!lines.ok) return lines;
    const money = await writeCorrection(shop, before, { correction, ...lines.value });
    const after = await findOrder(shop, before.id);
    if (after) await writeDown(shop, before, after);
    await notePayment(shop, { before, after: money });
    return ok();
  });
}

/** What was received stays: what the new total asks for beyond it is due, what it asks less is a refund that is due. */
async function writeCorrection(
  shop: OwnerShop,
  before: LockedOrder,
  { correction, subtotalLkr }: { correction: Correction; subtotalLkr: number },
): Promise<LockedOrder> {
  const { customerName, phone, email, address, city, province } = correction;
  const after = withTotal(before, subtotalLkr + before.deliveryFeeLkr - before.discountLkr);
  await writeMoney(shop, after, {
    customerName,
    customerPhone: phone,
    customerEmail: email ?? null,
    street: address,
    city,
    province,
    subtotalLkr,
    version: before.version + 1,
  });
  return after;
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
