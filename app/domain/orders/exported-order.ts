import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { OrderStatus, PaymentStatus } from './order.ts';
import type { Province } from './provinces.ts';

/** The tables of orders that leave the shop as files. */
export const exportKinds = ['orders', 'courier'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** An order as a row of such a table. */
export type ExportedOrder = {
  id: string;
  orderNumber: string;
  createdAt: Date;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  customerName: string;
  customerPhone: string;
  personRemovedAt: Date | null;
  street: string;
  city: string;
  province: Province;
  notes: string;
  subtotalLkr: number;
  discountLkr: number;
  deliveryFeeLkr: number;
  totalLkr: number;
  receivedLkr: number;
  refundedLkr: number;
  dueLkr: number;
  refundDueLkr: number;
  courier: string;
  trackingNumber: string;
  lines: { productName: Bilingual; quantity: number }[];
};
