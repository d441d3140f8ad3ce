import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '#platform/config/config.server.ts';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import { log } from '#platform/log/log.server.ts';

const headersTimeoutMs = 15_000;
/** The longest upload: a photo of 8 MB at 14 KB a second, as over EDGE. `closeSlowUploads` ends uploads that stall. */
const requestTimeoutMs = 10 * 60_000;
/** The interval at which Node checks these two timeouts. */
const checkEveryMs = 5_000;
const logAgainMs = 60_000;
/** Longer than the idle time of common proxies, so that they never reuse a connection that we are closing. */
const keepAliveTimeoutMs = 75_000;

export function listen(
  listener: RequestListener,
  { host, port, socketFd }: Config,
): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: checkEveryMs,
    },
    listener,
  );
  closeSlowDownloads(server);
  closeSlowUploads(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, `${host}:${port}`)));
    server.listen(socketFd === undefined ? { port, host } : { fd: socketFd }, () => {
      server.removeAllListeners('error');
      server.on('error', logOncePerMinute());
      resolve(server);
    });
  });
}

/**
 * Returns a handler for the errors of a listening server, such as no file descriptor for a new connection: logs one a
 * minute. Without a handler such an error ends the process.
 */
export function logOncePerMinute() {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (err: Error) => {
    if (performance.now() - loggedAt < logAgainMs) return;
    loggedAt = performance.now();
    log.error({ err }, 'A connection could not be taken');
  };
}

function listenProblem(error: NodeJS.ErrnoException, address: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new OperatorProblem(
        `Something else answers on ${address} already. End it, or choose another PORT.`,
      );
    case 'EACCES':
      return new OperatorProblem(
        `This user may not listen on ${address}. Choose a PORT of 1024 or more.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new OperatorProblem(`${address} is no address of this machine. Choose another HOST.`);
    default:
      return error;
  }
}

type Pace = { checkEveryMs: number; graceMs: number; bytesPerSecond: number };

/**
 * The slowest download that is served: a phone on a weak connection is faster. `graceMs` is long, because a single write
 * shows no progress before the system has taken all of it.
 */
const slowestDownload: Pace = {
  checkEveryMs: 5_000,
  graceMs: 20_000,
  bytesPerSecond: 4 * 1024,
};

/** The bytes of a response that the system had taken at a time, and those that were still in this process. */
type PendingWrite = { since: number; taken: number; bytes: number };

/**
 * Closes connections whose responses are read not at all or too slowly, because each keeps its response in memory.
 * Ignores responses whose last byte the system has taken.
 */
export function closeSlowDownloads(server: Server, pace: Pace = slowestDownload): void {
  const open = new Set<Socket>();
  const pending = new WeakMap<Socket, PendingWrite>();
  const check = (socket: Socket) => {
    const bytes = socket.writableLength;
    const taken = socket.bytesWritten - bytes;
    const now = performance.now();
    const before = pending.get(socket);
    if (bytes === 0) pending.delete(socket);
    else if (!before || isFast(taken - before.taken, now - before.since, pace))
      pending.set(socket, { since: now, taken, bytes });
    else if (now - before.since > maxPendingMs(before, pace)) socket.destroy();
  };
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => open.forEach(check), pace.checkEveryMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** The slowest upload of a form that is served. `graceMs` covers a phone that looks for another cell. */
const slowestUpload: Pace = { checkEveryMs: 5_000, graceMs: 60_000, bytesPerSecond: 4 * 1024 };

/** When a request was last fast enough, and the bytes that had arrived over its connection by then. */
type PendingBody = { since: number; arrived: number; response: ServerResponse };

/**
 * Closes connections whose requests arrive not at all or too slowly, as Node does after `requestTimeoutMs`, which is long
 * because photos over weak connections are. Ignores requests that the shop itself has stopped reading.
 */
export function closeSlowUploads(server: Server, pace: Pace = slowestUpload): void {
  const pending = new Map<IncomingMessage, PendingBody>();
  const check = (body: PendingBody, request: IncomingMessage) => {
    const { socket } = request;
    const now = performance.now();
    if (request.complete || socket.destroyed) pending.delete(request);
    else if (socket.isPaused() || isFast(socket.bytesRead - body.arrived, now - body.since, pace))
      pending.set(request, { ...body, since: now, arrived: socket.bytesRead });
    else if (now - body.since > pace.graceMs) {
      pending.delete(request);
      closeUpload(socket, body.response);
    }
  };
  server.on('request', (request, response) => {
    if (request.complete) return;
    const { bytesRead: arrived } = request.socket;
    pending.set(request, { since: performance.now(), arrived, response });
    request.once('close', () => request.complete && pending.delete(request));
  });
  const timer = setInterval(() => pending.forEach(check), pace.checkEveryMs).unref();
  server.once('close', () => clearInterval(timer));
}

function closeUpload(socket: Socket, response: ServerResponse): void {
  if (!response.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  socket.destroySoon();
}

function isFast(bytes: number, ms: number, { bytesPerSecond }: Pace): boolean {
  return bytes > 0 && bytes >= (ms / 1_000) * bytesPerSecond;
}

function maxPendingMs({ bytes }: PendingWrite, { graceMs, bytesPerSecond }: Pace): number {
  return graceMs + (bytes / bytesPerSecond) * 1_000;
}
