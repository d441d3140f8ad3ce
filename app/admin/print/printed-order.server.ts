import { type BarCode, barCodeOf } from '#admin/codes/bar-code.server.ts';
import { type QrCode, qrCodeOf } from '#admin/codes/qr-code.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { DocumentLine, DocumentOrder } from '#domain/orders/reports/list-documents.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { DocumentKind } from './print-urls.ts';

export type PrintedOrder = DocumentOrder & {
  barCode: BarCode;
  /** Links to the public tracking page with the number filled in, never to the private order page. */
  qrCode: QrCode;
};

const packingSlipFields = [
  ...(['id', 'orderNumber', 'createdAt', 'language', 'barCode', 'qrCode'] as const),
  ...(['customerName', 'customerPhone', 'street', 'city', 'district', 'province'] as const),
  ...(['notes', 'personRemovedAt', 'courier', 'trackingNumber', 'dueLkr'] as const),
  ...(['paymentMethod', 'paymentStatus', 'status', 'cancelAskedAt', 'chargedBackAt'] as const),
] as const;

/** The data on a packing slip. Packers read it too, so it has no prices, and no sum except the amount due. */
export type PackingSlipOrder = Pick<PrintedOrder, (typeof packingSlipFields)[number]> & {
  lines: Omit<DocumentLine, 'priceLkr'>[];
};

export type PrintedDocuments =
  | { kind: 'packing-slip'; orders: PackingSlipOrder[] }
  | { kind: 'invoice'; orders: PrintedOrder[] };

/** Returns the orders with what documents of this kind show, and nothing else. */
export function toDocuments(
  kind: DocumentKind,
  documents: readonly DocumentOrder[],
  shopOrigin: string,
): PrintedDocuments {
  const orders = documents.map((order) => toPrintedOrder(order, shopOrigin));
  return kind === 'packing-slip' ? { kind, orders: orders.map(toPackingSlip) } : { kind, orders };
}

function toPackingSlip(order: PrintedOrder): PackingSlipOrder {
  const shown = Object.fromEntries(packingSlipFields.map((field) => [field, order[field]]));
  const lines = order.lines.map(({ priceLkr: _, ...line }) => line);
  return { ...(shown as Pick<PrintedOrder, (typeof packingSlipFields)[number]>), lines };
}

export function toPrintedOrder(order: DocumentOrder, shopOrigin: string): PrintedOrder {
  const { orderNumber, language } = order;
  const track = new URL(localizePath(language, '/track'), shopOrigin);
  track.searchParams.set('number', orderNumber);
  return {
    ...order,
    customerPhone: formatPhone(order.customerPhone),
    barCode: barCodeOf(orderNumber),
    qrCode: qrCodeOf(track.href),
  };
}
