import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { createTablesOf } from '#platform/backup/restore-backup.server.ts';
import { migrationsFolder } from '#platform/db/migrate.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';
import { stopChild, trackChild } from '#scripts/test/child-processes.ts';
import { freePort } from '#scripts/test/free-port.ts';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { openShopServer, postgresServer, type ShopServer } from '#test/open-shop-server.ts';
import { type Query, queryDatabase } from '#test/query-database.ts';
import type { Random } from '#test/seeded.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import type { Fault, FaultRun, Round } from './fault.ts';
import { whyNoServer } from './fault.ts';

/** Starts five instances at once on an empty or an older database, and kills a sixth while it starts. */
export const severalStarts: Fault = {
  name: 'several-starts',
  rounds: 6,
  whyNotHere: whyNoServer,
  runRounds,
};

const instanceCount = 5;
const allMigrations = readMigrationFiles({ migrationsFolder });

async function* runRounds({ rounds, random }: FaultRun): AsyncGenerator<Round> {
  for (let round = 1; round <= rounds; round += 1) {
    const databaseUrl = await freshDatabase(postgresServer(), `sandhi_several_${process.pid}`);
    const version = round % 2 === 0 ? random.between(1, allMigrations.length - 1) : 0;
    if (version > 0) await fillOldVersion(databaseUrl, version);
    const env = { DATABASE_URL: databaseUrl };
    const before = version > 0 ? `a database of version ${version}` : 'an empty database';
    const starting = Array.from({ length: instanceCount }, () =>
      openShopServer({ fresh: true, env }),
    );
    const afterMs = await startAndKill(databaseUrl, random);
    const shops = await Promise.all(starting);
    const findings = [...(await buyOnEach(shops, databaseUrl)), ...(await findingsIn(databaseUrl))];
    await Promise.all(shops.map((shop) => shop.remove()));
    await dropDatabase(databaseUrl);
    yield { did: `five starts on ${before}, a sixth killed after ${afterMs} ms`, findings };
  }
}

async function fillOldVersion(databaseUrl: string, version: number): Promise<void> {
  const database = openPostgres(databaseUrl, () => undefined, { allowLongStatements: true });
  const migrations = allMigrations
    .slice(0, version)
    .map(({ folderMillis, hash }) => ({ when: `${folderMillis}`, hash }));
  const header = { is: 'backup', format: 1, app: '0.0.1', kind: 'shop', at: '' } as const;
  await createTablesOf(database, { ...header, secretMark: '', migrations });
  await database.close();
}

/** Starts one more and kills it while it starts. Returns after how many milliseconds. */
async function startAndKill(databaseUrl: string, random: Random): Promise<number> {
  const afterMs = random.between(300, 3000);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-killed-'));
  const ownEnv = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: `${await freePort()}` };
  const env = { ...process.env, NODE_ENV: 'production', DEMO: '1', APP_URL: '', ...ownEnv };
  const child = trackChild(
    spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' }),
  );
  await pause(afterMs);
  await stopChild(child, 'SIGKILL');
  fs.rmSync(dataDir, { recursive: true });
  return afterMs;
}

async function buyOnEach(shops: readonly ShopServer[], databaseUrl: string): Promise<string[]> {
  const productId = await queryDatabase({ dataDir: '', databaseUrl }, async (query) => {
    const [product] = await query(`select id from products where stock > ${instanceCount} limit 1`);
    return `${product?.['id']}`;
  });
  const bought = await Promise.all(
    shops.map(async (shop) => {
      const visitor = shop.visitor();
      await putInCart(visitor, productId);
      return orderIdOf(await placeOrder(visitor));
    }),
  );
  const lacking = bought.filter((id) => id === undefined).length;
  return lacking > 0 ? [`On ${lacking} of ${instanceCount} instances nobody can buy`] : [];
}

async function findingsIn(databaseUrl: string): Promise<string[]> {
  return queryDatabase({ dataDir: '', databaseUrl }, async (query: Query) => {
    const [counts] = await query(`select (select count(*)::int from settings) as settings,
      (select count(*)::int from admin_users) as admins,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`);
    const expected = { settings: 1, admins: 1, migrations: allMigrations.length };
    const isExpected = JSON.stringify(counts) === JSON.stringify(expected);
    return [
      ...(isExpected ? [] : [`The starts left ${JSON.stringify(counts)}`]),
      ...(await brokenInvariants(query)),
    ];
  });
}
