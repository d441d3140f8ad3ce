import type { AuditEntryNumber } from '#domain/audit/record-audit.server.ts';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange, pickPaymentState } from '#domain/orders/apply-order-change.server.ts';
import type { NoCashThere } from '#domain/orders/checkout/place-order-refusal.ts';
import { type LockedOrder, withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { canBePaidOnline } from '#domain/orders/online/can-be-paid-online.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { dueLkr, type ReturnedPrice, withPayment, withTotal } from '#domain/orders/order-money.ts';
import { findPromoTerms } from '#domain/orders/promo/find-promo-terms.server.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { District } from '#domain/places/districts.ts';
import type { Province } from '#domain/places/provinces.ts';
import { editedDiscount } from '#domain/promotions/promo.ts';
import { columnsWithNewPhone } from './columns-with-new-phone.server.ts';
import { type EditedLine, type EditLinesRefusal, editLines } from './edit-lines.server.ts';
import {
  decidePaymentAndFee,
  findCashRefusal,
  type PaymentAndFee,
} from './payment-and-fee.server.ts';

/** The edited order. Missing quantities, payment method and note stay as they are; the quantity 0 removes a line. */
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
  paymentMethod?: PaymentMethod | undefined;
  specialInstructions?: string | undefined;
  /** The total that the form showed, in rupees; the edit is refused if it would be another. */
  shownTotalLkr?: number | undefined;
  quantities: ReadonlyMap<string, number>;
};
export type EditOrderRefusal =
  | { code: 'order-not-found' }
  | { code: 'no-longer-editable' }
  | { code: 'changed-since' }
  | { code: 'payment-method-not-offered' }
  | WriteEditRefusal
  | EditLinesRefusal;
/** The gateway takes no payment without an e-mail address. */
type WriteEditRefusal =
  | { code: 'email-needed' }
  | { code: 'total-changed'; totalLkr: number }
  | NoCashThere;

/**
 * Changes recipient, address, payment method, note and quantities of an order; existing lines keep their price. Stock,
 * delivery fee and total follow. Refuses a shipped or cancelled order, one without its person, and one edited since the form was shown.
 */
export function editOrder(
  shop: AdminShop,
  edit: OrderEdit,
): Promise<Result<undefined, EditOrderRefusal>> {
  const { orderId } = edit;
  return withLockedOrder<undefined, EditOrderRefusal>(shop, orderId, async (shop, before) => {
    if (!isEditable(before)) return refuse({ code: 'no-longer-editable' });
    if (before.version !== edit.version) return refuse({ code: 'changed-since' });

    const decided = await decidePaymentAndFee(shop, before, edit);
    if (!decided.ok) return decided;
    const lines = await editLines(shop, before, edit.quantities);
    if (!lines.ok) return lines;
    const edited = { edit, paymentAndFee: decided.value, lines: lines.value };
    const written = await writeEdit(shop, before, edited);
    if (!written.ok) return written;
    await announceNewContact(shop, before, edit);
    return okRecorded(written.value);
  });
}

function isEditable(order: LockedOrder): boolean {
  return canBeEdited(order) && order.personRemovedAt === null;
}

async function announceNewContact(shop: Shop, before: LockedOrder, edit: OrderEdit): Promise<void> {
  const { id: orderId, customerPhone: phone, customerEmail: email } = before;
  if (edit.phone !== phone) await announce(shop, { name: 'order-phone-replaced', orderId, phone });
  const isSameEmail = edit.email?.toLowerCase() === email?.toLowerCase();
  if (email && !isSameEmail) await announce(shop, { name: 'order-email-replaced', orderId, email });
}

/**
 * Writes the edited order; one without a change leaves no audit entry and keeps its version. A total below what was
 * received makes a refund due. Refuses another total than was shown, more cash where none is collected, and no e-mail
 * address before a payment online.
 */
async function writeEdit(
  shop: AdminShop,
  order: LockedOrder,
  {
    edit,
    paymentAndFee,
    lines,
  }: { edit: OrderEdit; paymentAndFee: PaymentAndFee; lines: EditedLine[] },
): Promise<Result<AuditEntryNumber, WriteEditRefusal>> {
  const { customerName, phone, email, address, city, province, district = null } = edit;
  const { subtotalLkr, discountLkr, returnedPrice } = await priceEdit(shop, order, lines);
  const totalLkr = subtotalLkr + paymentAndFee.deliveryFeeLkr - discountLkr;
  const { shownTotalLkr = totalLkr } = edit;
  if (shownTotalLkr !== totalLkr) return refuse({ code: 'total-changed', totalLkr });
  const { specialInstructions: notes = order.notes } = edit;
  const before = { quantities: order.lines.map(namedQuantity) };
  const details = { quantities: lines.map(namedQuantity) };
  const areLinesChanged = JSON.stringify(before) !== JSON.stringify(details);
  const columns = {
    ...pickPaymentState(withTotal(withoutFailure(order, paymentAndFee), totalLkr, returnedPrice)),
    customerName,
    customerPhone: phone,
    customerEmail: email ?? null,
    street: address,
    city,
    district,
    province,
    ...paymentAndFee,
    notes,
    subtotalLkr,
    discountLkr,
    ...(await columnsWithNewPhone(shop, order, phone)),
  };
  const isChanged = areLinesChanged || areColumnsChanged(order, columns);
  const set = { ...columns, version: order.version + (isChanged ? 1 : 0) };
  const after = { ...set, dueLkr: dueLkr(set) };
  if (canBePaidOnline(after) && order.customerEmail && !email)
    return refuse({ code: 'email-needed' });
  const noCash = await findCashRefusal(shop, order, after);
  if (noCash) return refuse(noCash);
  const entry = await applyOrderChange(shop, order, {
    // The action of every edit, also of those by the customer.
    action: 'order-corrected',
    set,
    areUnitsChanged: areLinesChanged,
    ...(areLinesChanged && { before, details }),
  });
  return ok(entry);
}

function areColumnsChanged(order: LockedOrder, columns: Partial<LockedOrder>): boolean {
  const names = Object.keys(columns) as (keyof LockedOrder)[];
  return names.some((name) => columns[name] !== order[name]);
}

type Line = { productId: string; priceLkr: number; quantity: number; returned: number };
type GoodsPrice = { subtotalLkr: number; discountLkr: number };

/**
 * Prices the edited lines of an order, by the terms of its promo code. Does not check minimum, days and limits of the code
 * again, because they were met when the order was placed.
 */
async function priceEdit(
  shop: Shop,
  order: LockedOrder,
  editedLines: readonly Line[],
): Promise<GoodsPrice & { returnedPrice: ReturnedPrice }> {
  const terms = await findPromoTerms(shop, order);
  const price = (lines: readonly Line[]): GoodsPrice => {
    const goods = lines.map(({ productId, priceLkr, quantity }) => {
      return { productId, totalLkr: priceLkr * quantity };
    });
    const subtotalLkr = goods.reduce((sum, { totalLkr }) => sum + totalLkr, 0);
    return { subtotalLkr, discountLkr: editedDiscount(order.discountLkr, terms, goods) };
  };
  const returnedLkr = (lines: readonly Line[]) =>
    netLkr(price(lines)) - netLkr(price(lines.map(withoutReturned)));
  return {
    ...price(editedLines),
    returnedPrice: { beforeLkr: returnedLkr(order.lines), afterLkr: returnedLkr(editedLines) },
  };
}

function netLkr({ subtotalLkr, discountLkr }: GoodsPrice): number {
  return subtotalLkr - discountLkr;
}

function withoutReturned(line: Line): Line {
  return { ...line, quantity: line.quantity - line.returned };
}

/** Returns the order, with its payment pending again if it failed and the edit changes the payment method. */
function withoutFailure(order: LockedOrder, { paymentMethod }: PaymentAndFee): LockedOrder {
  const hasFailed = order.paymentStatus === 'failed' && paymentMethod !== order.paymentMethod;
  return hasFailed ? withPayment(order, 'pending') : order;
}

function namedQuantity({ productName, quantity }: EditedLine) {
  return { productName, quantity };
}
