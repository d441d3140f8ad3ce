import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * The classes of work. Orders take precedence over pages, pages over exports; uploads are counted separately.
 */
export const trafficClasses = ['order', 'page', 'export', 'upload'] as const;
export type TrafficClass = (typeof trafficClasses)[number];

/** A larger body is read as a stream, at the pace of its sender. */
export const smallBodyBytes = 16 * 1024;

const placesOrder = /^(?:\/si)?\/checkout$/;
/**
 * Requests that follow an order: its page, its payment, notifications of the gateway and of WhatsApp.
 */
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

/** Processing files takes long, however small, and a refused form cannot return them. */
function hasFiles(headers: IncomingHttpHeaders): boolean {
  const isMultipart = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  return isMultipart || Number(headers['content-length'] ?? 0) > smallBodyBytes;
}
