import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What kind of work a request asks for. Orders go before pages, pages before exports; uploads are counted apart. */
export const trafficClasses = ['order', 'page', 'export', 'upload'] as const;
export type TrafficClass = (typeof trafficClasses)[number];

/** A body that is larger comes piece by piece, at the pace of its sender. */
export const smallBodyBytes = 16 * 1024;

const placesOrder = /^(?:\/si)?\/checkout$/;
/** What follows an order: its page, its payment, what the gateway and WhatsApp tell. */
const followsOrder =
  /^(?:\/si)?\/(?:order-success|payment|confirm)\/|^\/(?:payhere\/notify|whatsapp\/webhook)$/;
const isLong =
  /^\/(?:admin\/(?:orders\/(?:export|print|ship$)|backups|accounts|customers\/offers|demo-month)|account\/data\.json$|events$)/;

/** Returns the class by address, method and length alone: nothing of the request has been read yet. */
export function trafficClassOf({ url = '/', method, headers }: IncomingMessage): TrafficClass {
  const path = (url.split('?')[0] ?? '').replace(/(?:\/_)?\.data$/, '');
  const isWrite = method === 'POST';
  if (isWrite && hasFiles(headers)) return 'upload';
  if ((isWrite && placesOrder.test(path)) || followsOrder.test(path)) return 'order';
  return isLong.test(path) ? 'export' : 'page';
}

/** Files take long to work on, however small, and a form that is refused cannot give them back. */
function hasFiles(headers: IncomingHttpHeaders): boolean {
  const isMultipart = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  return isMultipart || Number(headers['content-length'] ?? 0) > smallBodyBytes;
}
