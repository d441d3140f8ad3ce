import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Settings } from './settings.ts';
import { settingsColumns } from './settings-row.server.ts';
import { settings } from './tables.server.ts';

/** Reads the settings in force. Every start ensures that they exist, so a shop without them is a bug and throws. */
export async function readSettings(shop: Shop): Promise<Settings> {
  const [found] = await shop.db.select(settingsColumns).from(settings);
  if (!found) throw new Error('The shop has no settings. ensureSettings must run before it opens.');
  return found;
}
