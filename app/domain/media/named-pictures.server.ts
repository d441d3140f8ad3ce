import { sql } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import { media } from './tables.server.ts';

/**
 * Whether a product names the picture, by its path or its whole address. Deleted products count: they may come back, and
 * orders show the pictures of what was ordered.
 */
export const isNamed = sql<boolean>`exists (
  select from ${products}
  where strpos(array_to_string(${products.images}, ' '), ${media}.id::text) > 0
)`;
