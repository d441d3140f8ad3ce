import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '#platform/config/config.server.ts';
import { StartProblem } from '#platform/config/start-problem.server.ts';
import { log } from '#platform/log/log.server.ts';

const headersTimeoutMs = 15_000;
const requestTimeoutMs = 60_000;
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
  cutSlowReaders(server);
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
      return new StartProblem(
        `Something else answers on ${address} already. End it, or choose another PORT.`,
      );
    case 'EACCES':
      return new StartProblem(
        `This user may not listen on ${address}. Choose a PORT of 1024 or more.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`${address} is no address of this machine. Choose another HOST.`);
    default:
      return error;
  }
}

type ReaderPace = { lookEveryMs: number; patienceMs: number; bytesPerSecond: number };

/**
 * The slowest reader that is served: a phone on a weak connection is faster. `patienceMs` is long, because a single write
 * shows no progress before the system has taken all of it.
 */
const slowestReader: ReaderPace = {
  lookEveryMs: 5_000,
  patienceMs: 20_000,
  bytesPerSecond: 4 * 1024,
};

/** The bytes of a response that the system had taken at a time, and those that were still in this process. */
type PendingWrite = { since: number; taken: number; bytes: number };

/**
 * Closes connections whose responses are read not at all or too slowly, because each keeps its response in memory.
 * Ignores responses whose last byte the system has taken.
 */
export function cutSlowReaders(server: Server, pace: ReaderPace = slowestReader): void {
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
  const timer = setInterval(() => open.forEach(check), pace.lookEveryMs).unref();
  server.once('close', () => clearInterval(timer));
}

function isFast(bytes: number, ms: number, { bytesPerSecond }: ReaderPace): boolean {
  return bytes > 0 && bytes >= (ms / 1_000) * bytesPerSecond;
}

function maxPendingMs({ bytes }: PendingWrite, { patienceMs, bytesPerSecond }: ReaderPace): number {
  return patienceMs + (bytes / bytesPerSecond) * 1_000;
}
