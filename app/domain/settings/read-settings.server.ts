import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { compiledQuery } from '#domain/kernel/compiled-query.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Settings } from './settings.ts';
import { settingsColumns } from './settings-row.server.ts';
import { settings } from './tables.server.ts';

const findSettings = compiledQuery((db) => db.select(settingsColumns).from(settings));

/** The settings that `readSettingsOnce` caches for a transaction. */
const cachedSettings = new WeakMap<Shop['db'], Settings>();

/** Reads the settings. Throws if there are none, which is a bug, because every start inserts them. */
export async function readSettings(shop: Shop): Promise<Settings> {
  const cached = cachedSettings.get(shop.db);
  if (cached) return cached;
  const [found] = await findSettings(shop.db);
  if (!found) throw new Error('The shop has no settings. ensureSettings must run before it opens.');
  return found;
}

/**
 * Reads the settings once for a transaction that changes none of them, such as placing an order with its messages.
 */
export async function readSettingsOnce(shop: Shop): Promise<Settings> {
  const found = await readSettings(shop);
  if (is(shop.db, PgTransaction)) cachedSettings.set(shop.db, found);
  return found;
}
