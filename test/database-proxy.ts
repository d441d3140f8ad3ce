import { once } from 'node:events';
import {
  type AddressInfo,
  createConnection,
  createServer,
  type Server,
  type Socket,
} from 'node:net';

/**
 * Opens a TCP proxy in front of PostgreSQL that can hang, as when a host is gone or a firewall drops packets: nothing
 * arrives, nothing is closed, and new connections are accepted but never get a reply.
 */
export async function openDatabaseProxy(databaseUrl: string, port = 0) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;
  let dropsReplies = false;
  let delayMs = 0;
  const server = createServer((client) => {
    const upstream = createConnection(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      const isLost = () => isHanging || (dropsReplies && from === upstream);
      from.on('data', (chunk) => {
        if (isLost()) return;
        if (delayMs === 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), delayMs);
      });
      from.on('close', () => !isHanging && to.destroy());
      from.on('error', () => undefined);
    }
  });
  const listening = await listenOn(server, port);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${listening}`;
  const disconnectAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: url.href,
    hang: () => {
      isHanging = true;
    },
    /** Forwards queries to the database and discards its replies. */
    dropReplies: () => {
      dropsReplies = true;
    },
    /** Delays everything sent from now on by this long. */
    delayBy: (byMs: number) => {
      delayMs = byMs;
    },
    disconnectAll,
    /** Works again, and closes all connections, as a restarted host that knows none of them. */
    recover: () => {
      isHanging = false;
      dropsReplies = false;
      disconnectAll();
    },
    close: () => {
      disconnectAll();
      server.close();
    },
  };
}

async function listenOn(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
