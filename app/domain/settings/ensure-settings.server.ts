import type { Shop } from '#domain/kernel/shop.server.ts';
import { defaultSettings } from './default-settings.copy.ts';
import { settingsRow } from './settings-row.server.ts';
import { settings } from './tables.server.ts';

/** Gives a new shop its first settings, and leaves those of any other alone. */
export async function ensureSettings(shop: Shop): Promise<void> {
  await shop.db.insert(settings).values(settingsRow(defaultSettings)).onConflictDoNothing();
}
