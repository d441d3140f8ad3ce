import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type {
  CancelReason,
  DeclineReason,
  OrderSource,
  OrderStatus,
  PaymentStatus,
  ProblemKind,
  RefundMethod,
  SlipReason,
} from './order.ts';
import type { GatewayRefundUpdate } from './refunds/gateway-refund.ts';

/** Units that a reinstated order needs and that are no longer in stock. */
export type Shortfall = { productId: string; productName: Bilingual; missing: number };

/** The fields of an order that can be edited until it is shipped; lines as quantities by name. */
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
  restockedUnits: { productName: Bilingual; quantity: number }[];
};

/** Names the restocked units `back`, as audit entries store them. */
type RecordedRefund = Omit<Refund, 'restockedUnits'> & { back: Refund['restockedUnits'] };

/** A payment through the gateway, or its chargeback. */
export type OnlineMoney = {
  kind: 'received' | 'charged-back';
  amountLkr: number;
  /** The gateway's id of the payment. */
  paymentId: string;
  /** Whether the money arrived after the order was cancelled, so that a refund is due. */
  isLate?: boolean;
};

/**
 * The old and new payment status, if it changed, and money that was received, or refunded without an entry of its own.
 * Negative amounts revert money that had not arrived.
 */
export type PaymentChange = {
  from?: PaymentStatus;
  to?: PaymentStatus;
  receivedLkr?: number;
  refundedLkr?: number;
};

/** A line of an order's history. An audit entry of the order makes none, one or more. */
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
  | { event: 'cancel-asked'; details: { text: string } }
  | { event: 'cancel-withdrawn'; details: { by: 'customer' } }
  | { event: 'cancel-declined'; details: CancelDeclined }
  | { event: 'online'; details: OnlineMoney }
  | { event: 'charge-back-settled'; details: { text: string } }
  | { event: 'gateway-refund'; details: GatewayRefundUpdate }
  | { event: 'refund'; details: Refund };

/** The reason for which slips were refused, and the owner's own text. */
type SlipRefused = { because: SlipReason; text: string };

/** The reason for which a request to cancel was declined, and the owner's own text. */
type CancelDeclined = { because: DeclineReason; text: string };

/** The missing units of a reinstated order, or the reason of a cancelled one. */
type StatusDetails = { shortfall?: Shortfall[]; reason?: CancelReason };

/** The details that each change of an order records besides the changed columns. */
export type OrderChangeDetails = {
  'order-placed': { source: OrderSource } & Partial<Recipient>;
  'order-status-changed': StatusDetails;
  'order-shipment-noted': { courier: string; trackingNumber: string };
  'order-noted': { text: string };
  'order-confirmed': { by: 'phone' | 'customer' };
  'order-packed': { isPacked: boolean };
  'order-delivery-refused': { isRestocked: boolean };
  'order-return-received': { isRestocked: boolean };
  'order-corrected': EditedValues;
  'order-paid-online': OnlineMoney;
  'order-charge-back-settled': { text: string };
  'order-refund-followed': GatewayRefundUpdate;
  'order-refunded': RecordedRefund;
  'order-problem-reported': { kind: ProblemKind };
  'order-problem-settled': { text: string };
  'order-slip-sent': { count: number };
  'order-slip-accepted': { count: number };
  'order-slip-refused': SlipRefused;
  'order-transfer-reminded': { dueLkr: number };
  'order-cancel-asked': { text: string };
  'order-cancel-withdrawn': { by: 'customer' };
  'order-cancel-declined': CancelDeclined;
};
type Recipient = { customerName: string; customerPhone: string; city: string; totalLkr: number };
export type OrderChangeAction = keyof OrderChangeDetails;
