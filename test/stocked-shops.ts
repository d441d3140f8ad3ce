import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import { isFullRun } from './full-run.ts';
import { type InProcessShop, openInProcess } from './in-process-shop.ts';
import { openShopServer, type ShopServer } from './open-shop-server.ts';
import { type Query, queryDatabase, sqlQueryOf } from './query-database.ts';
import { putInCart } from './shopping.ts';
import type { Visitor } from './visitor.ts';

export const databases = ['embedded', 'postgres'] as const;

/** The databases of tests about races. `npm test` uses only PostgreSQL: the embedded database runs statements in turn. */
export const raceDatabases = isFullRun ? databases : (['postgres'] as const);

/** Opens a shop whose first products have exactly these stocks; returns their ids in the same order. */
export async function openShopWithStocks(
  database: (typeof databases)[number],
  stocks: readonly number[],
): Promise<{ shop: ShopServer; productIds: string[] }> {
  const set = (query: Query) => setStocks(query, stocks);
  if (database === 'postgres') {
    const shop = await openShopServer({ database });
    return { shop, productIds: await queryDatabase(shop, set) };
  }
  // A shop that runs keeps its embedded database to itself, so the stocks are set before it starts.
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-stocks-'));
  try {
    fs.cpSync(process.env['SANDHI_TEST_DATA'] ?? '', data, { recursive: true });
    const productIds = await queryDatabase({ dataDir: data, databaseUrl: undefined }, set);
    return { shop: await openShopServer({ data }), productIds };
  } finally {
    fs.rmSync(data, { recursive: true });
  }
}

/** Opens such a shop in the process of the test. */
export async function openInProcessWithStocks(
  stocks: readonly number[],
  on?: OpenDatabase['kind'],
): Promise<{ shop: InProcessShop; productIds: string[] }> {
  const shop = await openInProcess({ demo: true, on });
  return { shop, productIds: await setStocks(sqlQueryOf(shop.shop), stocks) };
}

async function setStocks(query: Query, stocks: readonly number[]): Promise<string[]> {
  const found = await query(`select id, stock from products order by slug limit ${stocks.length}`);
  for (const [index, { id, stock }] of found.entries()) {
    const target = stocks[index] ?? 0;
    await query(`update products set stock = ${target} where id = '${id}'`);
    if (target === stock) continue;
    await query(`insert into stock_movements (product_id, units, reason, actor, at)
                 values ('${id}', ${target - Number(stock)}, 'adjusted', 'shop', now())`);
  }
  return found.map(({ id }) => `${id}`);
}

/** Opens the browsers of `count` buyers, each with a cart that contains the lines that `linesOf` returns. */
export function openBuyers(
  shop: Pick<ShopServer, 'visitor'>,
  count: number,
  linesOf: (index: number) => readonly (readonly [productId: string, quantity: number])[],
): Promise<Visitor[]> {
  return inGroups(count, async (index) => {
    const visitor = shop.visitor();
    for (const [productId, quantity] of linesOf(index)) {
      await putInCart(visitor, productId, quantity);
    }
    return visitor;
  });
}

/** Makes 25 at a time, so that hundreds of pages are never in memory at once. */
async function inGroups<Made>(count: number, make: (index: number) => Promise<Made>) {
  const made: Made[] = [];
  const groupSize = 25;
  for (let first = 0; first < count; first += groupSize) {
    const size = Math.min(groupSize, count - first);
    made.push(
      ...(await Promise.all(Array.from({ length: size }, (_, index) => make(first + index)))),
    );
  }
  return made;
}

/** Returns the warnings and errors of the shop's log, line by line. */
export function readLogProblems(shop: ShopServer): string[] {
  return shop
    .output()
    .split('\n')
    .filter((line) => /"level":[456]0|Error|deadlock/.test(line));
}
