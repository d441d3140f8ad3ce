import { type BarCode, barCodeOf } from '#admin/codes/bar-code.server.ts';
import { type QrCode, qrCodeOf } from '#admin/codes/qr-code.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { DocumentOrder } from '#domain/orders/reports/list-documents.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';

export type PrintedOrder = DocumentOrder & {
  barCode: BarCode;
  /** Links to the public tracking page with the number filled in, never to the private order page. */
  qrCode: QrCode;
};

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
