import type { Database } from '#platform/db/database.server.ts';

/** A database that is read only, perhaps a copy that is some seconds behind: nothing can be written through it. */
export type ReadDatabase = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | '$count'
>;
