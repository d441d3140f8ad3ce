import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core';

/** One row, or none as long as nothing was changed: the number of changes to what everybody may read. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: smallint().primaryKey().default(1),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (row) => [check('content_version_one_row', sql`${row.id} = 1`)],
);
