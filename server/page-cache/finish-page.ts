import crypto from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { securityHeaders } from '#server/security-headers.ts';
import { contentPolicy } from '#web/responses/content-policy.server.ts';
import { deferredCodeIn } from '#web/responses/deferred-scripts.server.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
type Variant = { headers: Record<string, string | number>; body: Buffer };

/** A page that is ready for anyone: its bytes in each encoding, and every header. */
export type FinishedPage = {
  status: number;
  /**
   * True where the page is valid for everyone until something changes; false for an error or a missing page.
   */
  isCacheable: boolean;
  etag: string;
  variants: Record<Encoding, Variant>;
  bytes: number;
};

type RenderedRequest = { nonce: string; requestId: string; https: boolean };

/**
 * Compresses a rendered page, and replaces the nonce of our own scripts by their hashes in its policy, so that it is
 * the same for everyone. An injected script has no nonce and gets no hash.
 */
export async function finishPage(
  response: Response,
  { nonce, requestId, https }: RenderedRequest,
): Promise<FinishedPage> {
  const rendered = await response.text();
  const allowed = [...scriptsIn(rendered, nonce), ...deferredCodeIn(rendered)].map(cspHashOf);
  const html = Buffer.from(rendered.replaceAll(` nonce="${nonce}"`, ''));
  const etag = `W/"${crypto.hash('sha256', html, 'base64url').slice(0, 27)}"`;
  const isCacheable = isSameForEveryone(response);
  const location = response.headers.get('Location');
  const headers = {
    ...securityHeaders(https),
    'Content-Type': response.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    'Cache-Control': response.headers.get('Cache-Control') ?? 'private, no-store',
    'Content-Security-Policy': contentPolicy({ allowed, https }),
    Vary: 'Accept-Encoding',
    ...(isCacheable ? { ETag: etag } : { 'X-Request-Id': requestId }),
    ...(location === null ? {} : { Location: location }),
  };
  const [br, gzip] = await Promise.all([compressBrotli(html), promisify(zlib.gzip)(html)]);
  return {
    status: response.status,
    isCacheable,
    etag,
    variants: {
      br: variant(headers, br, 'br'),
      gzip: variant(headers, gzip, 'gzip'),
      identity: variant(headers, html),
    },
    bytes: html.length + br.length + gzip.length,
  };
}

function scriptsIn(html: string, nonce: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  const ours = [...scripts].filter(([, attributes = '', code]) => {
    return attributes.includes(` nonce="${nonce}"`) && code !== '';
  });
  return [...new Set(ours.map(([, , code = '']) => code))];
}

function cspHashOf(code: string): string {
  return `'sha256-${crypto.hash('sha256', code, 'base64')}'`;
}

function isSameForEveryone({ status, headers }: Response): boolean {
  return (
    status === 200 && !headers.has('Set-Cookie') && headers.get('Cache-Control') === 'no-cache'
  );
}

/** Uses a fast level, because pages change often: it takes a tenth of the time of the best, for 3 % more bytes. */
function compressBrotli(html: Buffer): Promise<Buffer> {
  return promisify(zlib.brotliCompress)(html, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 7,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

function variant(headers: Variant['headers'], body: Buffer, encoding?: Encoding): Variant {
  const encodingHeader = encoding === undefined ? {} : { 'Content-Encoding': encoding };
  return { headers: { ...headers, ...encodingHeader, 'Content-Length': body.length }, body };
}
