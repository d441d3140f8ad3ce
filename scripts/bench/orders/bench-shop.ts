import path from 'node:path';
import { sql } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import { takeDataLock } from '#platform/db/data-lock.server.ts';
import { type OpenDatabase, openEmbedded } from '#platform/db/open-embedded.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';
import { openShopServer, type ShopServer } from '#test/open-shop-server.ts';
import { benchSecret } from './order-forms.ts';

/** More units than a benchmark sells. */
const stock = 1_000_000;

const env = { AUTH_SECRET: benchSecret, TRUSTED_PROXIES: '127.0.0.1' };

/** Opens a shop in demo mode on an empty database, trusts X-Forwarded-For, and fills the stock. */
export async function openBenchShop(database: OpenDatabase['kind']): Promise<ShopServer> {
  return withFullStock(await openShopServer({ database, fresh: true, env }));
}

/** Opens such a shop on a PostgreSQL database that stays when the shop is removed. */
export async function openBenchShopOn(databaseUrl: string): Promise<ShopServer> {
  const onDatabase = { ...env, DATABASE_URL: databaseUrl };
  const shop = await openShopServer({ fresh: true, env: onDatabase });
  return { ...(await withFullStock({ ...shop, databaseUrl })), databaseUrl };
}

async function withFullStock(shop: ShopServer): Promise<ShopServer> {
  await shop.stop();
  await withDatabaseOf(shop, ({ db }) => db.update(products).set({ stock: sql`${stock}` }));
  return shop.reopen();
}

/** Opens the database of a shop that is stopped. */
async function withDatabaseOf(
  { databaseUrl, dataDir }: ShopServer,
  work: (database: OpenDatabase) => Promise<unknown>,
): Promise<void> {
  const lock = databaseUrl === undefined ? takeDataLock(dataDir) : undefined;
  const database = lock
    ? await openEmbedded(embeddedFolder(dataDir), lock)
    : openPostgres(databaseUrl ?? '', () => undefined);
  await work(database).finally(database.close);
  lock?.release();
}

export function embeddedFolder(dataDir: string): string {
  return path.join(dataDir, 'demo', 'database');
}
