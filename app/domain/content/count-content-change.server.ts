import { sql } from 'drizzle-orm';
import type { Listener } from '#domain/kernel/shop.server.ts';
import { contentVersion } from './tables.server.ts';

/** Counts a change of what everybody may read, in the transaction that changes it: no page of before outlives it. */
export const countContentChange: Listener = async (shop, event) => {
  if (event.name !== 'content-changed') return;
  await shop.db
    .insert(contentVersion)
    .values({ version: 1 })
    .onConflictDoUpdate({
      target: contentVersion.id,
      set: { version: sql`${contentVersion.version} + 1` },
    });
};
