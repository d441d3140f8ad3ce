import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

type Backend = { stream: Socket };

/** The bytes before a message's body: its kind (1), and its size (4), which counts itself but not the kind. */
const headBytes = 5;
const idle = 'I'.charCodeAt(0);
const readyForQuery = 'Z'.charCodeAt(0);

/**
 * Does what pgbouncer does in transaction mode: each transaction, or statement outside of one, goes to any of a few
 * server connections, so that another client finds what is left in a session.
 */
export async function openTransactionPooler(databaseUrl: string, size = 3) {
  const clients = await Promise.all(Array.from({ length: size }, () => connect(databaseUrl)));
  const free = clients.map(backendOf);
  const waiting: ((backend: Backend) => void)[] = [];
  const take = () =>
    new Promise<Backend>((resolve) => {
      const backend = free.shift();
      if (backend) resolve(backend);
      else waiting.push(resolve);
    });
  const release = (backend: Backend) => {
    const next = waiting.shift();
    if (next) next(backend);
    else free.push(backend);
  };
  const server = createServer((near) => greet(near, { take, release }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    close: async () => {
      server.close();
      for (const { connection } of clients as unknown as { connection: { stream: Socket } }[]) {
        connection.stream.destroy();
      }
    },
  };
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Takes the socket of a signed-in client over from its driver. */
function backendOf(client: pg.Client): Backend {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  return { stream };
}

type Pool = { take: () => Promise<Backend>; release: (backend: Backend) => void };

/** Accepts every client, then passes whole transactions on. */
function greet(near: Socket, { take, release }: Pool) {
  let backend: Backend | undefined;
  let chain = Promise.resolve();
  near.on('error', () => undefined);
  near.once('data', () => {
    near.write(greeting());
    near.on('data', (chunk: Buffer) => {
      chain = chain.then(async () => {
        if (chunk[0] === 'X'.charCodeAt(0)) return;
        if (!backend) {
          backend = await take();
          relay(backend, near, () => {
            const done = backend;
            backend = undefined;
            if (done) release(done);
          });
        }
        backend.stream.write(chunk);
      });
    });
  });
}

/** Forwards a server's messages until it reports that no transaction is open. */
function relay({ stream }: Backend, near: Socket, onIdle: () => void) {
  let rest = Buffer.alloc(0);
  const onData = (chunk: Buffer) => {
    near.write(chunk);
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= headBytes && rest.length >= 1 + rest.readUInt32BE(1)) {
      const size = 1 + rest.readUInt32BE(1);
      const isIdle = rest[0] === readyForQuery && rest[headBytes] === idle;
      rest = rest.subarray(size);
      if (isIdle) {
        stream.off('data', onData);
        onIdle();
      }
    }
  };
  stream.on('data', onData);
}

/** Returns the messages after a sign-in: accepted, the pooler's own process id for cancelling, ready for queries. */
function greeting(): Buffer {
  return Buffer.concat([
    message('R', [0]),
    message('K', [process.pid, 1]),
    Buffer.from([readyForQuery, 0, 0, 0, 5, idle]),
  ]);
}

function message(kind: string, numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(headBytes + 4 * numbers.length);
  bytes.write(kind);
  bytes.writeUInt32BE(4 + 4 * numbers.length, 1);
  for (const [index, number] of numbers.entries())
    bytes.writeUInt32BE(number, headBytes + 4 * index);
  return bytes;
}
