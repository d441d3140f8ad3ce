import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import pg from 'pg';
import { takeDataLock } from '#platform/db/data-lock.server.ts';
import { openEmbedded } from '#platform/db/open-embedded.server.ts';
import {
  MissingRow,
  newOrderValues,
  type ScriptLine,
} from '#scripts/bench/orders/statement-script.ts';

/** The task of a server without the shop: it reads a form, sends these statements, and redirects to the page of an order. */
export type BareOrders = {
  port: number;
  lines: ScriptLine[];
  /** Undefined for the embedded database, which is in the folders below. */
  databaseUrl?: string | undefined;
  folder: string;
  dataDir: string;
};
type Send = (line: ScriptLine, values: unknown[], name: string) => Promise<unknown[][]>;
type WithConnection = (callback: (send: Send) => Promise<void>) => Promise<void>;

const task = (await json(process.stdin)) as BareOrders;
const withConnection =
  task.databaseUrl === undefined ? await openEmbeddedDatabase(task) : openPool(task.databaseUrl);

createServer(async (request, response) => {
  // Parses the form as the shop has to, though nothing here needs it.
  new URLSearchParams(await text(request));
  await placeOrder();
  response.writeHead(303, { Location: '/order-success' }).end();
}).listen(task.port, '127.0.0.1', () => console.log('open'));

/** Sends the statements of a new order; up to twice again with another order number if one was taken, as the shop does. */
async function placeOrder(retriesLeft = 2): Promise<void> {
  const valuesOf = newOrderValues();
  try {
    await withConnection(async (send) => {
      const results: unknown[][][] = [];
      for (const [index, line] of task.lines.entries()) {
        results.push(await send(line, valuesOf(line, results), `s${index}`));
      }
    });
  } catch (thrown) {
    if (!(thrown instanceof MissingRow) || retriesLeft === 0) throw thrown;
    await placeOrder(retriesLeft - 1);
  }
}

/** Uses ten connections and named statements, as the shop does. */
function openPool(connectionString: string): WithConnection {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return async (callback) => {
    const client = await pool.connect();
    const send: Send = async (line, values, name) => {
      const named = /^(begin|commit)$/.test(line.text) ? {} : { name };
      const { rows } = await client.query({ text: line.text, values, rowMode: 'array', ...named });
      return rows;
    };
    try {
      await callback(send);
    } catch (thrown) {
      await client.query('rollback');
      throw thrown;
    } finally {
      client.release();
    }
  };
}

type Ask = (text: string, values: unknown[], options: object) => Promise<{ rows: unknown[][] }>;
type EmbeddedClient = {
  query: Ask;
  transaction: (callback: (inside: { query: Ask }) => Promise<void>) => Promise<void>;
};

/** Uses the transaction of PGlite, as the shop does, because it holds the only connection. */
async function openEmbeddedDatabase({
  folder,
  dataDir,
  lines,
}: BareOrders): Promise<WithConnection> {
  const { db } = await openEmbedded(folder, takeDataLock(dataDir));
  const { $client: client } = db as unknown as { $client: EmbeddedClient };
  const sendBy = ({ query }: { query: Ask }): Send => {
    return async (line, values) => {
      if (/^(begin|commit)$/.test(line.text)) return [];
      return (await query(line.text, values, { rowMode: 'array' })).rows;
    };
  };
  const isSingleStatement = lines.length === 1;
  return (callback) =>
    isSingleStatement
      ? callback(sendBy(client))
      : client.transaction((inside) => callback(sendBy(inside)));
}
