import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '#platform/log/log.server.ts';
import { requestOf } from './request-of-response.ts';
import { sendErrorPage } from './small-page.ts';

/** One step of handling a request: it responds, or calls the next. An exception becomes a 500. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>;

/**
 * Whether proxies should send requests here. A shop that is about to close still serves requests that arrive.
 */
export type ShopState = { accepting: boolean };

/**
 * Runs the steps for each request. No request ends the process: an exception is logged and becomes a 500.
 */
export function takeSteps(steps: readonly Step[], log: Log): RequestListener {
  return (request, response) => {
    // Without a listener an error on either stream ends the process. A client that left needs no response.
    request.on('error', ignore);
    response.on('error', ignore);
    readRestOfRequest(request, response);
    const take = (index: number): void => {
      try {
        const taken = steps[index]?.(request, response, () => take(index + 1));
        if (taken instanceof Promise) taken.catch(fail);
      } catch (thrown) {
        fail(thrown);
      }
    };
    const fail = (err: unknown) => answerFault(request, response, { err, log });
    take(0);
  };
}

function ignore() {}

type Fault = { err: unknown; log: Log };

function answerFault(request: IncomingMessage, response: ServerResponse, { err, log }: Fault) {
  if (response.destroyed) return;
  const requestId = requestOf(response).id;
  log.error({ err, requestId, method: request.method }, 'A request failed on its way to the page');
  if (response.headersSent) response.destroy();
  else sendErrorPage(request, response, { status: 500 });
}

const checkMs = 2_000;
/** Disconnects slower senders: a phone on a weak connection is faster. */
const minBytes = 64 * 1024;

/**
 * Reads and drops the rest of a request that gets an early response, then closes: a sender that is cut off would miss
 * the response, and a proxy that reused the connection would wait for ever.
 */
function readRestOfRequest(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const isLarge = Number(request.headers['content-length'] ?? 0) > minBytes;
  const writeHead = response.writeHead;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    // A small body has mostly arrived already.
    if (!request.complete && isLarge) response.setHeader('Connection', 'close');
    return writeHead.apply(response, head);
  }) as typeof writeHead;

  const end = response.end;
  response.end = ((...last: Parameters<typeof end>) => {
    const endNow = () => end.apply(response, last);
    if (request.complete || request.destroyed) return endNow();
    if (!response.headersSent) response.writeHead(response.statusCode);
    const [content] = last as unknown[];
    if (typeof content === 'string' || content instanceof Uint8Array) {
      response.write(content);
      last.shift();
    }
    forgetRest(request, response, endNow);
    return response;
  }) as typeof end;
}

function forgetRest(request: IncomingMessage, response: ServerResponse, done: () => void) {
  let bytes = 0;
  const check = setInterval(() => {
    if (bytes < minBytes) request.destroy();
    bytes = 0;
  }, checkMs);
  request.removeAllListeners('data');
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  request.once('end', done);
  response.once('close', () => clearInterval(check));
  request.resume();
}
