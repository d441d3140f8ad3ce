import { canBeEdited } from './order.ts';
import { dueLkr } from './order-money.ts';
import { cashToCollectLkr } from './payment.ts';
import type { orders } from './tables.server.ts';

/** The columns that a packing slip shows besides lines, shipment and cash to collect. */
const onPackingSlip = [
  'customerName',
  'customerPhone',
  'street',
  'city',
  'district',
  'province',
  'paymentMethod',
  'notes',
] as const satisfies (keyof typeof orders.$inferSelect)[];

type OrderOnPackingSlip = Pick<
  typeof orders.$inferSelect,
  | (typeof onPackingSlip)[number]
  | 'status'
  | 'totalLkr'
  | 'receivedLkr'
  | 'refundedLkr'
  | 'waivedLkr'
>;

/**
 * Returns whether a change of an order that is not shipped yet changes its packing slip: a slip printed before is out of
 * date, and a packed parcel has to be packed again.
 */
export function isPackingSlipChanged(
  before: OrderOnPackingSlip,
  after: OrderOnPackingSlip,
  { areUnitsChanged = false } = {},
): boolean {
  if (!canBeEdited(after)) return false;
  const isColumnChanged = onPackingSlip.some((column) => before[column] !== after[column]);
  return (
    areUnitsChanged ||
    isColumnChanged ||
    cashOnPackingSlipLkr(before) !== cashOnPackingSlipLkr(after)
  );
}

function cashOnPackingSlipLkr(order: OrderOnPackingSlip): number {
  return cashToCollectLkr({ paymentMethod: order.paymentMethod, dueLkr: dueLkr(order) });
}
