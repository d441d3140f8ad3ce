import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { readConfig } from '#platform/config/config.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';
import type { openListener } from '#server/app.ts';
import { benchSecret, orderForms } from './order-forms.ts';
import { pressForms } from './press-forms.ts';

/** A statement as the shop sent it, and the rows that came back, each an array. */
export type Heard = { text: string; values: unknown[]; rows: unknown[][] };

/** Places two orders in a shop inside this process, on that database, and returns what each of them asked of it. */
export async function hearStatements(databaseUrl: string, dataDir: string): Promise<Heard[][]> {
  const built = await import(pathToFileURL(path.resolve('build/server/index.js')).href);
  const open = (built as { openListener: typeof openListener }).openListener;
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Before the first connection, which keeps the function that it found.
  const ear = listenIn();
  const database = openPostgres(databaseUrl, () => undefined);
  const env = { PORT: `${port}`, DATA_DIR: dataDir, DEMO: '1', AUTH_SECRET: benchSecret };
  const { running, listener } = await open(readConfig({ ...env, TRUSTED_PROXIES: '127.0.0.1' }), {
    database,
    now: () => new Date(),
    hearLog: () => undefined,
  });
  server.on('request', listener);
  const url = `http://127.0.0.1:${port}`;
  const orders: Heard[][] = [];
  for (const form of await orderForms(url, 2)) {
    ear.heard = [];
    await pressForms({ url, pid: process.pid }, [form], 1);
    orders.push(ear.heard);
  }
  server.closeAllConnections();
  server.close();
  await running.close();
  ear.stop();
  if (!orders.every((heard) => heard.at(-1)?.text === 'commit')) {
    throw new Error('What the shop asked of its database was not heard.');
  }
  return orders;
}

type Query = { text: string } | string;

type Ear = { heard: Heard[]; stop: () => void };

/** Hears every statement of this process until it is stopped. */
function listenIn(): Ear {
  const { prototype } = pg.Client;
  const query = prototype.query as (...given: unknown[]) => Promise<{ rows?: object[] }>;
  prototype.query = function hear(this: pg.Client, asked: Query, ...rest: unknown[]) {
    const answered = query.call(this, asked, ...rest);
    // A pool that asks by itself passes a callback, and is no transaction.
    if (rest.some((part) => typeof part === 'function')) return answered;
    const text = typeof asked === 'string' ? asked : asked.text;
    const statement: Heard = { text, values: (rest[0] as unknown[]) ?? [], rows: [] };
    ear.heard.push(statement);
    return answered.then((answer) => {
      statement.rows = (answer.rows ?? []).map((row) => Object.values(row));
      return answer;
    });
  } as unknown as typeof prototype.query;
  const stop = () => {
    prototype.query = query as unknown as typeof prototype.query;
  };
  const ear: Ear = { heard: [], stop };
  return ear;
}
