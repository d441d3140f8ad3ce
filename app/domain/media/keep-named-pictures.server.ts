import { and, isNotNull } from 'drizzle-orm';
import type { Listener } from '#domain/kernel/shop.server.ts';
import { namedCondition } from './named-pictures.server.ts';
import { media } from './tables.server.ts';

/**
 * Marks the pictures that a product names as used, in the transaction that names them, so that no sweep deletes them.
 */
export const keepNamedPictures: Listener = async (shop, event) => {
  if (event.name !== 'product-changed') return;
  await shop.db
    .update(media)
    .set({ unusedSince: null })
    .where(and(isNotNull(media.unusedSince), namedCondition));
};
