import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { OrderSource, OrderStatus, PaymentStatus, RefundMethod } from './order.ts';

/** Units that a revived order could not get back from the shelf. */
export type Shortfall = { productId: string; productName: Bilingual; missing: number };

/** What of an order can be corrected before it leaves, as it stood and as it stands; lines as quantities by name. */
export type CorrectedValues = {
  customerName?: string;
  customerPhone?: string;
  customerEmail?: string | null;
  street?: string;
  city?: string;
  province?: string;
  quantities?: { productName: Bilingual; quantity: number }[];
  totalLkr?: number;
};

/** What can happen to an order, each with what has to be known of it later. */
export type HistoryEntry =
  | { event: 'placed'; details: { to: OrderStatus; source?: OrderSource } }
  | { event: 'status'; details: { from: OrderStatus; to: OrderStatus; shortfall?: Shortfall[] } }
  | { event: 'payment'; details: PaymentChange }
  | { event: 'shipment'; details: { courier: string; trackingNumber: string } }
  | { event: 'note'; details: { text: string } }
  | { event: 'confirmed'; details: { by: 'phone' } }
  | { event: 'refused'; details: { isRestocked: boolean } }
  | { event: 'corrected'; details: { before: CorrectedValues; after: CorrectedValues } }
  | { event: 'refund'; details: Refund };

/** With the money that came in, or went back without an entry of its own; below zero where it never had come. */
export type PaymentChange = {
  from: PaymentStatus;
  to: PaymentStatus;
  receivedLkr?: number;
  refundedLkr?: number;
};

export type Refund = {
  amountLkr: number;
  method: RefundMethod;
  reason: string;
  isRestocked: boolean;
  /** Units that went back to the shelf; entries of before have only `isRestocked`. */
  back?: { productName: Bilingual; quantity: number }[];
};

export const historyEvents = [
  'placed',
  'status',
  'payment',
  'shipment',
  'note',
  'confirmed',
  'refused',
  'corrected',
  'refund',
] as const satisfies HistoryEntry['event'][];
