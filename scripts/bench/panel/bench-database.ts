import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findPostgres } from '#scripts/test/find-postgres.ts';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { openShopServer } from '#test/open-shop-server.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';
import type { SeedSize } from './seed-size.ts';
import { seedTraffic } from './seed-traffic.ts';

export type BenchDatabase = { url: string; serverUrl: string; close: () => Promise<void> };

const databaseName = 'sandhi_bench';
const keptFolder = path.join(os.tmpdir(), 'sandhi-bench-postgres');

/** Opens a database of that size: a new one or, with `keep`, that of the last such run if it has the same size. */
export async function openBenchDatabase(size: SeedSize, keep: boolean): Promise<BenchDatabase> {
  const postgres = await findPostgres(keep ? keptFolder : undefined);
  try {
    const found = keep ? await findSeeded(postgres.url, size) : undefined;
    const url = found ?? (await seed(await freshDatabase(postgres.url, databaseName), size));
    const close = async () => {
      if (!keep) await dropDatabase(url);
      await postgres.stop();
    };
    return { url, serverUrl: postgres.url, close };
  } catch (thrown) {
    await postgres.stop();
    throw thrown;
  }
}

async function findSeeded(serverUrl: string, size: SeedSize): Promise<string | undefined> {
  const url = new URL(serverUrl);
  url.pathname = `/${databaseName}`;
  const seeded = await withClient(url.href, (client) =>
    client.query<{ size: SeedSize }>('select size from bench.size'),
  ).catch(() => undefined);
  const isSame = JSON.stringify(seeded?.rows[0]?.size) === JSON.stringify(size);
  return isSame ? url.href : undefined;
}

/** Lets the demo shop make its tables, products and owner, and seeds the rest. */
async function seed(url: string, size: SeedSize): Promise<string> {
  const shop = await openShopServer({ fresh: true, env: { DATABASE_URL: url } });
  await shop.stop();
  await shop.remove();
  await withClient(url, async (client) => {
    // Keeps the benchmark's own tables in a schema that backups leave out.
    await client.query('create schema bench');
    await seedPeople(client, size);
    await seedOrders(client, size);
    await seedTraffic(client, size);
    console.log('Checking the invariants');
    const faults = await brokenInvariants(async (text) => (await client.query(text)).rows);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    await client.query('create table bench.size (size json not null)');
    await client.query('insert into bench.size values ($1)', [JSON.stringify(size)]);
  });
  return url;
}

export async function withClient<Done>(
  url: string,
  work: (client: pg.Client) => Promise<Done>,
): Promise<Done> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Updates the planner's statistics and the visibility map, which the server would do later by itself. */
export async function vacuum(url: string): Promise<void> {
  console.log('Updating the statistics of the planner');
  await withClient(url, (client) => client.query('vacuum (analyze)'));
}
