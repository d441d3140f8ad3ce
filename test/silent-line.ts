import { once } from 'node:events';
import {
  type AddressInfo,
  createConnection,
  createServer,
  type Server,
  type Socket,
} from 'node:net';

/**
 * Relays TCP to a PostgreSQL and can fall silent as when a host is gone or a firewall has dropped a connection: nothing
 * arrives, nothing is closed, and new connections are accepted and never answered.
 */
export async function openLine(databaseUrl: string, port = 0) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let losesAnswers = false;
  let delayMs = 0;
  const server = createServer((near) => {
    const far = createConnection(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      const isLost = () => isSilent || (losesAnswers && from === far);
      from.on('data', (chunk) => {
        if (isLost()) return;
        if (delayMs === 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), delayMs);
      });
      from.on('close', () => !isSilent && to.destroy());
      from.on('error', () => undefined);
    }
  });
  const listening = await listenOn(server, port);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${listening}`;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
    },
    /** Delivers what is asked, and nothing that comes back. */
    loseAnswers: () => {
      losesAnswers = true;
    },
    /** Holds everything that is sent from now on for so long. */
    slowDown: (byMs: number) => {
      delayMs = byMs;
    },
    hangUp,
    /** Cuts all connections, as a host that came back and knows none of them. */
    speakAgain: () => {
      isSilent = false;
      losesAnswers = false;
      hangUp();
    },
    close: () => {
      hangUp();
      server.close();
    },
  };
}

async function listenOn(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
