import { createServer, type RequestListener, type Server } from 'node:http';
import type { Config } from '#platform/config/config.server.ts';
import { StartProblem } from '#platform/config/start-problem.server.ts';
import { log } from '#platform/log/log.server.ts';
import { cutSlowReaders } from './cut-slow-readers.ts';

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

/** Keeps serving the open connections when no descriptor is left for a new one. */
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
