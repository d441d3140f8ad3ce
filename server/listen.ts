import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '#platform/config/config.server.ts';
import { StartProblem } from '#platform/config/start-problem.server.ts';
import { log } from '#platform/log/log.server.ts';

const headersTimeoutMs = 15_000;
const requestTimeoutMs = 60_000;
/** How late these two timeouts may be noticed. */
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
      server.on('error', logOnceInAWhile());
      resolve(server);
    });
  });
}

/**
 * Logs an error of the listener at most once a minute, and keeps serving open connections when no file descriptor is
 * left for a new one.
 */
function logOnceInAWhile() {
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
 * A phone on a weak connection reads faster. A single write shows no progress before all of it was taken.
 */
const usual: ReaderPace = { lookEveryMs: 5_000, patienceMs: 20_000, bytesPerSecond: 4 * 1024 };

type Owed = { since: number; taken: number; bytes: number };

/**
 * Closes connections whose responses are read not at all or too slowly, because each keeps its response in memory.
 * Ignores responses whose last byte the system has taken.
 */
export function cutSlowReaders(server: Server, pace: ReaderPace = usual): void {
  const open = new Set<Socket>();
  const owed = new WeakMap<Socket, Owed>();
  const look = (socket: Socket) => {
    const bytes = socket.writableLength;
    const taken = socket.bytesWritten - bytes;
    const now = performance.now();
    const before = owed.get(socket);
    if (bytes === 0) owed.delete(socket);
    else if (!before || isFast(taken - before.taken, now - before.since, pace))
      owed.set(socket, { since: now, taken, bytes });
    else if (now - before.since > maxPendingMs(before, pace)) socket.destroy();
  };
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const looking = setInterval(() => open.forEach(look), pace.lookEveryMs).unref();
  server.once('close', () => clearInterval(looking));
}

function isFast(bytes: number, ms: number, { bytesPerSecond }: ReaderPace): boolean {
  return bytes > 0 && bytes >= (ms / 1_000) * bytesPerSecond;
}

function maxPendingMs({ bytes }: Owed, { patienceMs, bytesPerSecond }: ReaderPace): number {
  return patienceMs + (bytes / bytesPerSecond) * 1_000;
}
