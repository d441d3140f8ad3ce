import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * The classes of work. Orders take precedence over pages, pages over exports and whatever else takes long or can wait;
 * uploads are counted separately.
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
/** Requests that take long, or that can wait: exports, prints, backups, analytics events. */
const takesLongOrCanWait =
  /^\/(?:admin\/(?:orders\/(?:export|print|ship$)|backups|accounts|customers\/offers|demo-month)|account\/data\.json$|events$)/;

/** Returns the class by URL, method and headers, before the body is read. */
export function trafficClassOf({ url = '/', method, headers }: IncomingMessage): TrafficClass {
  const path = (url.split('?')[0] ?? '').replace(/(?:\/_)?\.data$/, '');
  const isWrite = method === 'POST';
  if (isWrite && isUpload(headers)) return 'upload';
  if ((isWrite && placesOrder.test(path)) || followsOrder.test(path)) return 'order';
  return takesLongOrCanWait.test(path) ? 'export' : 'page';
}

/** Recognizes files, which take long to process and cannot be returned in a refused form, and other large bodies. */
function isUpload(headers: IncomingHttpHeaders): boolean {
  const isMultipart = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  return isMultipart || Number(headers['content-length'] ?? 0) > smallBodyBytes;
}
