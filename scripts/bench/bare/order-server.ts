import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import pg from 'pg';
import { takeDataLock } from '#platform/db/data-lock.server.ts';
import { openEmbedded } from '#platform/db/open-embedded.server.ts';
import { anotherOrder, type Line } from '#scripts/bench/orders/script-of.ts';

/** A script without a shop around it: takes a form, sends these statements, and leads to the page of an order. */
export type BareOrders = {
  port: number;
  lines: Line[];
  /** Of PostgreSQL; otherwise the folders of an embedded database. */
  databaseUrl?: string | undefined;
  folder: string;
  dataDir: string;
};
type Send = (line: Line, values: unknown[], name: string) => Promise<unknown[][]>;
type Hold = (work: (send: Send) => Promise<void>) => Promise<void>;

const given = (await json(process.stdin)) as BareOrders;
const hold =
  given.databaseUrl === undefined ? await openInside(given) : openPool(given.databaseUrl);

createServer(async (request, response) => {
  new URLSearchParams(await text(request));
  const valuesOf = anotherOrder();
  await hold(async (send) => {
    const answers: unknown[][][] = [];
    for (const [index, line] of given.lines.entries()) {
      answers.push(await send(line, valuesOf(line, answers), `s${index}`));
    }
  });
  response.writeHead(303, { Location: '/order-success' }).end();
}).listen(given.port, '127.0.0.1', () => console.log('open'));

/** With as many connections as the shop has, and statements named as it names them. */
function openPool(connectionString: string): Hold {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return async (work) => {
    const client = await pool.connect();
    await work(async (line, values, name) => {
      const named = /^(begin|commit)$/.test(line.text) ? {} : { name };
      const { rows } = await client.query({ text: line.text, values, rowMode: 'array', ...named });
      return rows;
    });
    client.release();
  };
}

type Ask = (text: string, values: unknown[], options: object) => Promise<{ rows: unknown[][] }>;
type Inside = {
  query: Ask;
  transaction: (work: (inside: { query: Ask }) => Promise<void>) => Promise<void>;
};

/** The transaction is the library's, as in the shop: it holds the one connection. */
async function openInside({ folder, dataDir, lines }: BareOrders): Promise<Hold> {
  const { db } = await openEmbedded(folder, takeDataLock(dataDir));
  const { $client: client } = db as unknown as { $client: Inside };
  const sendBy = ({ query }: { query: Ask }): Send => {
    return async (line, values) => {
      if (/^(begin|commit)$/.test(line.text)) return [];
      return (await query(line.text, values, { rowMode: 'array' })).rows;
    };
  };
  const isAlone = lines.length === 1;
  return (work) =>
    isAlone ? work(sendBy(client)) : client.transaction((inside) => work(sendBy(inside)));
}
