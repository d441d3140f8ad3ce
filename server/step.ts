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

/** The steps that can respond before the router. */
type StepName =
  | 'cached page'
  | 'health'
  | 'refused'
  | 'file'
  | 'picture'
  | 'stand-in'
  | 'metrics'
  | 'busy';

/** Names a step, for the metrics. */
export function namedStep(name: StepName | 'page', step: Step): Step {
  return (request, response, next) => {
    requestOf(response).step = name;
    return step(request, response, next);
  };
}

/** `isAccepting`: proxies should send requests here. A shop that is about to close still serves requests that arrive. */
export type ShopState = { isAccepting: boolean };

/**
 * Runs the steps for each request. No request ends the process: an exception is logged and becomes a 500.
 */
export function runSteps(steps: readonly Step[], log: Log): RequestListener {
  return (request, response) => {
    // Without a listener an error on either stream ends the process. A client that left needs no response.
    request.on('error', ignore);
    response.on('error', ignore);
    readRestOfRequest(request, response);
    const runFrom = (index: number): void => {
      try {
        const result = steps[index]?.(request, response, () => runFrom(index + 1));
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

const checkMs = 2_000;
/** Senders of less in `checkMs` are disconnected. The response has been written by then, except for its end. */
const minBytesPerCheck = 64 * 1024;
const largeBodyBytes = minBytesPerCheck;

/**
 * Reads and drops the rest of a request before an early response ends: a sender that is cut off would miss the response,
 * and a proxy that reused the connection would wait for ever. Closes the connection after a large request.
 */
function readRestOfRequest(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const isLarge = Number(request.headers['content-length'] ?? 0) > largeBodyBytes;
  const writeHead = response.writeHead;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    // A small body has mostly arrived already.
    if (!request.complete && isLarge) response.setHeader('Connection', 'close');
    return writeHead.apply(response, head);
  }) as typeof writeHead;

  const end = response.end;
  response.end = ((...args: Parameters<typeof end>) => {
    const endNow = () => end.apply(response, args);
    if (request.complete || request.destroyed) return endNow();
    if (!response.headersSent) response.writeHead(response.statusCode);
    const [content] = args as unknown[];
    if (typeof content === 'string' || content instanceof Uint8Array) {
      response.write(content);
      args.shift();
    }
    dropRest(request, response, endNow);
    return response;
  }) as typeof end;
}

function dropRest(request: IncomingMessage, response: ServerResponse, done: () => void) {
  let bytes = 0;
  const check = setInterval(() => {
    if (bytes < minBytesPerCheck) request.destroy();
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
