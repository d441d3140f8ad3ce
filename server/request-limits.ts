import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadLimits } from '#domain/media/upload-limits.ts';
import { listLimits } from '#domain/remittances/remittance.ts';
import { sendErrorPage } from './small-page.ts';

const maxBodyBytes = 128 * 1024;
/** Ten pictures of 8 MB and the typed fields. They are read piece by piece, and each is measured on arrival. */
const maxUploadBytes = uploadLimits.maxFiles * uploadLimits.maxFileBytes + 2 * maxBodyBytes;
const pictureUrls =
  /^(?:\/admin\/products\/[^/?]+|\/admin\/settings\/pictures|(?:\/si)?\/order-success\/[^/?]+\/(?:problem|slip))(?:\.data)?(\?|$)/;
/** A policy or the settings in Sinhala, nine bytes a character. After an expired session the sign-in sends them again. */
const maxTextsBytes = 512 * 1024;
const textUrls =
  /^\/admin\/(?:policies|settings|sign-in|second-factor(?:\/enrol)?)(?:\.data)?(\?|$)/;
/** A courier's list, and the other fields of its form. */
const maxListBytes = listLimits.bytes + maxBodyBytes;
const listUrls = /^\/admin\/remittances(?:\.data)?(\?|$)/;
/** Meta's webhooks can be as large as this, because it batches them. Their signature is over all of the body. */
const maxMetaBytes = 3 * 1024 * 1024;
/** Fifty orders, selected on one page of the list to be printed, take 2,300 characters. */
const maxUrlLength = 4_096;
/** Caches well-formed hosts: a shop is addressed by one or two hosts. */
const goodHosts = new Set<string>();
const maxHosts = 100;
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const knownMethods = ['GET', 'HEAD', 'POST'];

/** Refuses requests that no page of the shop would send, without reading their bodies. Returns true when it refused. */
export function refuseBadRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const status = refusalStatus(request);
  if (status === undefined) return false;
  const headers = status === 405 ? { Allow: knownMethods.join(', ') } : {};
  sendErrorPage(request, response, { status, headers });
  return true;
}

/** Returns the status that refuses a request; undefined for an acceptable request. */
export function refusalStatus(request: IncomingMessage): number | undefined {
  const { url = '/', method = '', headers } = request;
  if (url.length > maxUrlLength) return 414;
  if (!isWellFormedUrl(url) || !hasOneHost(request)) return 400;
  if (!knownMethods.includes(method)) return 405;
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > maxBodyBytesOf(request) ? 413 : undefined;
}

function maxBodyBytesOf({ url = '/', method, headers }: IncomingMessage): number {
  if (url === '/whatsapp/webhook') return maxMetaBytes;
  const isMultipart = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  if (!isMultipart && textUrls.test(url)) return maxTextsBytes;
  if (method !== 'POST' || !isMultipart) return maxBodyBytes;
  if (pictureUrls.test(url)) return maxUploadBytes;
  return listUrls.test(url) ? maxListBytes : maxBodyBytes;
}

/** Accepts one host name or address with or without a port (RFC 9112, 3.2). HTTP/1.0 sends none. */
function hasOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  const { host = 'localhost' } = headers;
  if (!isWellFormedHost(host)) return false;
  let hostHeaders = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hostHeaders += 1;
  }
  return hostHeaders <= 1;
}

function isWellFormedHost(host: string): boolean {
  if (goodHosts.has(host)) return true;
  if (!plainHost.test(host) || !URL.canParse(`http://${host}`)) return false;
  if (goodHosts.size >= maxHosts) goodHosts.clear();
  goodHosts.add(host);
  return true;
}

/** Returns false for malformed paths, and for URLs with a zero byte, which a database cannot look up. */
function isWellFormedUrl(url: string): boolean {
  if (!url.startsWith('/') || url.includes('%00')) return false;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
