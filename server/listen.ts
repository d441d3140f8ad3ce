import { createServer, type RequestListener, type Server } from 'node:http';
import type { Config } from '#platform/config/config.server.ts';

export class AddressInUse extends Error {
  override name = 'AddressInUse';
}

const headersTimeoutMs = 15_000;
const requestTimeoutMs = 60_000;
/** Longer than the idle time of common proxies, so that they never reuse a connection that we are closing. */
const keepAliveTimeoutMs = 75_000;

export function listen(listener: RequestListener, { host, port }: Config): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    listener,
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new AddressInUse(
          `Something else answers on ${host}:${port} already. End it, or choose another PORT.`,
        ),
      );
    });
    server.listen(port, host, () => resolve(server));
  });
}
