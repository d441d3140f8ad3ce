import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '#platform/log/log.server.ts';
import { requestOf } from './request-of-response.ts';
import { sendErrorPage } from './small-page.ts';

/** Handles a request: responds, or calls `next`, the middleware that follows. An exception becomes a 500. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>;

/** The middleware that can respond before the router. */
type MiddlewareName =
  | 'cached page'
  | 'health'
  | 'refused'
  | 'file'
  | 'picture'
  | 'stand-in'
  | 'metrics'
  | 'busy';

/** Records the name of the middleware that a request has reached, for the metrics. */
export function namedMiddleware(name: MiddlewareName | 'page', middleware: Middleware): Middleware {
  return (request, response, next) => {
    requestOf(response).middleware = name;
    return middleware(request, response, next);
  };
}

/** `isAccepting`: proxies should send requests here. A shop that is about to close still serves requests that arrive. */
export type ShopState = { isAccepting: boolean };

/**
 * Runs a chain of middleware for each request. No request ends the process: an exception is logged and becomes a 500.
 */
export function runMiddleware(chain: readonly Middleware[], log: Log): RequestListener {
  return (request, response) => {
    // Without a listener an error on either stream ends the process. A client that left needs no response.
    request.on('error', ignore);
    response.on('error', ignore);
    readRestOfRequest(request, response);
    const runFrom = (index: number): void => {
      try {
        const result = chain[index]?.(request, response, () => runFrom(index + 1));
        if (result instanceof Promise) result.catch(fail);
      } catch (thrown) {
        fail(thrown);
      }
    };
    const fail = (err: unknown) => answerFault(request, response, { err, log });
    runFrom(0);
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

const largeBodyBytes = 64 * 1024;

/**
 * Reads and drops the rest of a request before an early response ends: a client that is disconnected would miss the response,
 * and a proxy that reused the connection would wait for ever. `listen.ts` limits the time of every request.
 */
function readRestOfRequest(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const isLarge = Number(request.headers['content-length'] ?? 0) > largeBodyBytes;
  const writeHead = response.writeHead;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    // Closes the connection after a large body: a small one has mostly arrived already.
    if (!request.complete && isLarge) response.setHeader('Connection', 'close');
    return writeHead.apply(response, head);
  }) as typeof writeHead;

  const end = response.end;
  response.end = ((...args: Parameters<typeof end>) => {
    if (request.complete || request.destroyed) return end.apply(response, args);
    if (!response.headersSent) response.writeHead(response.statusCode);
    const rest = writeContent(response, args) as typeof args;
    request.removeAllListeners('data');
    request.once('end', () => end.apply(response, rest));
    request.resume();
    return response;
  }) as typeof end;
}

/** Writes the content among the arguments of `response.end`, in its encoding. Returns the other arguments. */
function writeContent(response: ServerResponse, args: readonly unknown[]): readonly unknown[] {
  const [content, encoding, ...rest] = args;
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) return args;
  if (typeof encoding !== 'string') {
    response.write(content);
    return args.slice(1);
  }
  response.write(content, encoding as BufferEncoding);
  return rest;
}
