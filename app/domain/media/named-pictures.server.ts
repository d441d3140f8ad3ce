import { sql } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import { media } from './tables.server.ts';

/**
 * Matches pictures that a product names, by path or whole address. Deleted products count: they may be restored, and
 * orders show the pictures of what was ordered.
 */
export const isNamed = sql<boolean>`exists (
  select from ${products}
  where strpos(array_to_string(${products.images}, ' '), ${media}.id::text) > 0
)`;
