import type { AuditValues } from '#domain/audit/audit-entry.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type {
  CancelReason,
  OrderSource,
  OrderStatus,
  PaymentStatus,
  ProblemKind,
  RefundMethod,
  SlipReason,
} from './order.ts';

/** Units that a reinstated order could not get back from stock. */
export type Shortfall = { productId: string; productName: Bilingual; missing: number };

/** What can be edited of an order before it leaves; lines as quantities by name. */
export type EditedValues = {
  customerName?: string;
  customerPhone?: string;
  customerEmail?: string | null;
  street?: string;
  city?: string;
  district?: string | null;
  province?: string;
  paymentMethod?: PaymentMethod;
  notes?: string;
  quantities?: { productName: Bilingual; quantity: number }[];
  totalLkr?: number;
};

export type Refund = {
  amountLkr: number;
  method: RefundMethod;
  reason: string;
  isRestocked: boolean;
  /** Units that were restocked. */
  back: { productName: Bilingual; quantity: number }[];
};

/** Money that moved at the gateway: a payment, or one that the bank of its payer took back. */
export type OnlineMoney = {
  kind: 'received' | 'charged-back';
  amountLkr: number;
  /** The gateway's name of the payment. */
  paymentId: string;
  /** Came after the order was cancelled, which it stays: to be refunded. */
  isLate?: boolean;
};

/** With the money that came in, or was refunded without an entry of its own; negative where it had never come. */
export type PaymentChange = {
  from: PaymentStatus;
  to: PaymentStatus;
  receivedLkr?: number;
  refundedLkr?: number;
};

/** A line of an order's history. A step on the order makes one or several. */
export type HistoryEntry =
  | { event: 'placed'; details: { to: OrderStatus; source: OrderSource } }
  | { event: 'status'; details: { from: OrderStatus; to: OrderStatus } & StatusDetails }
  | { event: 'payment'; details: PaymentChange }
  | { event: 'shipment'; details: { courier: string; trackingNumber: string } }
  | { event: 'note'; details: { text: string } }
  | { event: 'confirmed'; details: { by: 'phone' | 'customer' } }
  | { event: 'packed'; details: { isPacked: boolean } }
  | { event: 'refused'; details: { isRestocked: boolean } }
  | { event: 'return-received'; details: { isRestocked: boolean } }
  | { event: 'corrected'; details: { before: EditedValues; after: EditedValues } }
  | { event: 'problem'; details: { kind: ProblemKind } }
  | { event: 'problem-settled'; details: { text: string } }
  | { event: 'slip-sent'; details: { count: number } }
  | { event: 'slip-accepted'; details: { count: number } }
  | { event: 'slip-refused'; details: SlipRefused }
  | { event: 'transfer-reminded'; details: { dueLkr: number } }
  | { event: 'online'; details: OnlineMoney }
  | { event: 'refund'; details: Refund };

/** Why slips were refused, and what the owner added. */
type SlipRefused = { because: SlipReason; text: string };

/** What a change of the status brought, and why an order was cancelled. */
type StatusDetails = { shortfall?: Shortfall[]; reason?: CancelReason };

/** What each step keeps besides the columns of the order that it changes. */
export type StepDetails = {
  'order-placed': { source: OrderSource } & Partial<PlacedFor>;
  'order-status-changed': StatusDetails;
  'order-shipment-noted': { courier: string; trackingNumber: string };
  'order-noted': { text: string };
  'order-confirmed': { by: 'phone' | 'customer' };
  'order-packed': { isPacked: boolean };
  'order-delivery-refused': { isRestocked: boolean };
  'order-return-received': { isRestocked: boolean };
  'order-corrected': EditedValues;
  'order-paid-online': OnlineMoney;
  'order-refunded': Refund;
  'order-problem-reported': { kind: ProblemKind };
  'order-problem-settled': { text: string };
  'order-slip-sent': { count: number };
  'order-slip-accepted': { count: number };
  'order-slip-refused': SlipRefused;
  'order-transfer-reminded': { dueLkr: number };
};
type PlacedFor = { customerName: string; customerPhone: string; city: string; totalLkr: number };
export type StepAction = keyof StepDetails;

export type KeptStep = { action: string; before: AuditValues | null; after: AuditValues | null };
/** Changed columns that make lines of their own. */
type Moved = {
  status?: OrderStatus;
  paymentStatus?: PaymentStatus;
  receivedLkr?: number;
  refundedLkr?: number;
};

/** Returns the lines of the history that a step makes. Words that were removed with their person are empty. */
export function historyOf(step: KeptStep): HistoryEntry[] {
  const moved = [...statusLine(step), ...paymentLine(step)];
  const own = ownLine(step);
  return step.action === 'order-refunded' ? [...moved, ...own] : [...own, ...moved];
}

function ownLine({ action, before, after }: KeptStep): HistoryEntry[] {
  // The columns are JSON; takeStep made sure that they hold what the action keeps.
  const kept = <Action extends StepAction>(_: Action) => after as StepDetails[Action];
  switch (action) {
    case 'order-placed':
      return [{ event: 'placed', details: { to: 'pending', source: kept(action).source } }];
    case 'order-shipment-noted':
      return [{ event: 'shipment', details: kept(action) }];
    case 'order-noted':
      return [{ event: 'note', details: { text: kept(action).text ?? '' } }];
    case 'order-confirmed':
      return [{ event: 'confirmed', details: kept(action) }];
    case 'order-packed':
      return [{ event: 'packed', details: { isPacked: kept(action).isPacked } }];
    case 'order-delivery-refused':
      return [{ event: 'refused', details: { isRestocked: kept(action).isRestocked } }];
    case 'order-return-received':
      return [{ event: 'return-received', details: { isRestocked: kept(action).isRestocked } }];
    case 'order-corrected': {
      const details = { before: before as EditedValues, after: kept(action) };
      return [{ event: 'corrected', details }];
    }
    case 'order-problem-reported':
      return [{ event: 'problem', details: { kind: kept(action).kind } }];
    case 'order-problem-settled':
      return [{ event: 'problem-settled', details: { text: kept(action).text ?? '' } }];
    case 'order-slip-sent':
      return [{ event: 'slip-sent', details: kept(action) }];
    case 'order-slip-accepted':
      return [{ event: 'slip-accepted', details: { count: kept(action).count } }];
    case 'order-slip-refused': {
      const { because, text = '' } = kept(action);
      return [{ event: 'slip-refused', details: { because, text } }];
    }
    case 'order-transfer-reminded':
      return [{ event: 'transfer-reminded', details: { dueLkr: kept(action).dueLkr } }];
    case 'order-paid-online':
      return [{ event: 'online', details: kept(action) }];
    case 'order-refunded': {
      const { amountLkr, method, reason = '', isRestocked, back } = kept(action);
      return [{ event: 'refund', details: { amountLkr, method, reason, isRestocked, back } }];
    }
    default:
      return [];
  }
}

function statusLine({ before, after }: KeptStep): HistoryEntry[] {
  const [{ status: from }, { status: to }] = [(before ?? {}) as Moved, (after ?? {}) as Moved];
  if (!from || !to) return [];
  const { shortfall, reason } = after as StepDetails['order-status-changed'];
  const details = { from, to, ...(shortfall && { shortfall }), ...(reason && { reason }) };
  return [{ event: 'status', details }];
}

function paymentLine({ action, before, after }: KeptStep): HistoryEntry[] {
  const [was, is] = [(before ?? {}) as Moved, (after ?? {}) as Moved];
  const { paymentStatus: from } = was;
  const { paymentStatus: to } = is;
  if (!from || !to) return [];
  // A refund has its money in its own line.
  const moved = action === 'order-refunded' ? {} : movedBetween(was, is);
  return [{ event: 'payment', details: { from, to, ...moved } }];
}

function movedBetween(was: Moved, is: Moved) {
  const receivedLkr = (is.receivedLkr ?? 0) - (was.receivedLkr ?? 0);
  const refundedLkr = (is.refundedLkr ?? 0) - (was.refundedLkr ?? 0);
  return { ...(receivedLkr !== 0 && { receivedLkr }), ...(refundedLkr !== 0 && { refundedLkr }) };
}
