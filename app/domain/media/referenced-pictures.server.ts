import { sql } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import { media, shopPictures } from './tables.server.ts';

/**
 * Matches the shop's own pictures (logo, hero, about), and pictures that a product refers to, by path or URL. Deleted
 * products count: they may be restored, and orders show the pictures of what was ordered.
 */
export const referencedCondition = sql<boolean>`(exists (
  select from ${products}
  where strpos(array_to_string(${products.images}, ' '), ${media}.id::text) > 0
) or exists (select from ${shopPictures} where ${shopPictures.pictureId} = ${media}.id))`;
