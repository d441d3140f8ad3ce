import { and, isNotNull } from 'drizzle-orm';
import type { Listener } from '#domain/kernel/shop.server.ts';
import { isNamed } from './named-pictures.server.ts';
import { media } from './tables.server.ts';

/** A picture that a product names from now on is used, in the transaction that names it: no sweep takes it meanwhile. */
export const keepNamedPictures: Listener = async (shop, event) => {
  if (event.name !== 'content-changed') return;
  await shop.db
    .update(media)
    .set({ unusedSince: null })
    .where(and(isNotNull(media.unusedSince), isNamed));
};
