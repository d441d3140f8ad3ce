import { and, isNotNull } from 'drizzle-orm';
import type { Listener } from '#domain/kernel/shop.server.ts';
import { referencedCondition } from './referenced-pictures.server.ts';
import { media } from './tables.server.ts';

/**
 * Marks pictures as used when a product refers to them, in the same transaction, so that no sweep deletes them.
 */
export const keepReferencedPictures: Listener = async (shop, event) => {
  if (event.name !== 'product-changed') return;
  await shop.db
    .update(media)
    .set({ unusedSince: null })
    .where(and(isNotNull(media.unusedSince), referencedCondition));
};
