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
import { submitForms } from './submit-forms.ts';

/** A statement that the shop sent, and the rows that it returned, each as an array. */
export type RecordedStatement = { text: string; values: unknown[]; rows: unknown[][] };

/** Places two orders in a shop inside this process, on that database, and returns the statements of each. */
export async function recordStatements(
  databaseUrl: string,
  dataDir: string,
): Promise<RecordedStatement[][]> {
  const built = await import(pathToFileURL(path.resolve('build/server/index.js')).href);
  const open = (built as { openListener: typeof openListener }).openListener;
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Replaces the function before the first connection, because `openPostgres` binds that of each new client.
  const recorder = recordQueries();
  const database = openPostgres(databaseUrl, () => undefined);
  const env = { PORT: `${port}`, DATA_DIR: dataDir, DEMO: '1', AUTH_SECRET: benchSecret };
  const { running, listener } = await open(readConfig({ ...env, TRUSTED_PROXIES: '127.0.0.1' }), {
    database,
    now: () => new Date(),
    onLogLine: () => undefined,
  });
  server.on('request', listener);
  const url = `http://127.0.0.1:${port}`;
  const orders: RecordedStatement[][] = [];
  for (const form of await orderForms(url, 2)) {
    recorder.statements = [];
    await submitForms({ url, pid: process.pid }, [form], 1);
    orders.push(recorder.statements);
  }
  server.closeAllConnections();
  server.close();
  await running.close();
  recorder.stop();
  if (!orders.every((statements) => statements.at(-1)?.text === 'commit')) {
    throw new Error('The statements of an order were not recorded.');
  }
  return orders;
}

type Query = { text: string } | string;

type Recorder = { statements: RecordedStatement[]; stop: () => void };

/** Records every statement that this process sends without a callback, until it is stopped. */
function recordQueries(): Recorder {
  const { prototype } = pg.Client;
  const query = prototype.query as (...args: unknown[]) => Promise<{ rows?: object[] }>;
  prototype.query = function record(this: pg.Client, sent: Query, ...rest: unknown[]) {
    const result = query.call(this, sent, ...rest);
    // The pool's own queries pass a callback and are no part of a transaction.
    if (rest.some((part) => typeof part === 'function')) return result;
    const text = typeof sent === 'string' ? sent : sent.text;
    const statement: RecordedStatement = { text, values: (rest[0] as unknown[]) ?? [], rows: [] };
    recorder.statements.push(statement);
    return result.then((resolved) => {
      statement.rows = (resolved.rows ?? []).map((row) => Object.values(row));
      return resolved;
    });
  } as unknown as typeof prototype.query;
  const stop = () => {
    prototype.query = query as unknown as typeof prototype.query;
  };
  const recorder: Recorder = { statements: [], stop };
  return recorder;
}
