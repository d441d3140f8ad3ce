import { sortableTime } from '#domain/kernel/colombo-time.ts';
import { byteOrderMark, type CsvCell, csvRow } from '#domain/kernel/csv.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import {
  orderStatusLabels,
  paymentStatusLabels,
  personRemoved,
} from '#domain/orders/order.copy.ts';
import { cashToCollectLkr } from '#domain/orders/payment.ts';
import type { ExportedOrder, ExportKind } from '#domain/orders/reports/exported-order.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { provinceNames } from '#domain/places/provinces.copy.ts';
import { exportHeads } from './export.copy.ts';

/** Yields the file in chunks: the header row, then the rows of each page of orders. */
export async function* csvChunks(
  kind: ExportKind,
  pages: AsyncIterable<ExportedOrder[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const heads = exportHeads[kind].map(({ en, si }) => `${en} · ${si}`);
  yield encoder.encode(byteOrderMark + csvRow(heads));
  for await (const orders of pages) {
    yield encoder.encode(orders.map((order) => csvRow(cellsOf[kind](order))).join(''));
  }
}

const cellsOf: Record<ExportKind, (order: ExportedOrder) => CsvCell[]> = {
  orders: (order) => [
    order.orderNumber,
    sortableTime(order.createdAt),
    orderStatusLabels[order.status].en,
    paymentMethodCopy[order.paymentMethod].label.en,
    paymentStatusLabels[order.paymentStatus].en,
    nameOf(order),
    formatPhone(order.customerPhone),
    order.street,
    order.city,
    order.district ?? '',
    provinceNames[order.province].en,
    itemsOf(order),
    order.subtotalLkr,
    order.discountLkr,
    order.deliveryFeeLkr,
    order.totalLkr,
    order.receivedLkr,
    order.refundedLkr,
    order.dueLkr,
    order.refundDueLkr,
    order.courier,
    order.trackingNumber,
    order.promoCode,
  ],
  courier: (order) => [
    provinceNames[order.province].en,
    order.district ?? '',
    order.city,
    order.orderNumber,
    nameOf(order),
    formatPhone(order.customerPhone),
    order.street,
    itemsOf(order),
    order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cashToCollectLkr(order),
    order.notes,
  ],
};

function nameOf({ personRemovedAt, customerName }: ExportedOrder): string {
  return personRemovedAt ? personRemoved.en : customerName;
}

function itemsOf({ lines }: ExportedOrder): string {
  return lines.map(({ quantity, productName }) => `${quantity} × ${productName.en}`).join(', ');
}
