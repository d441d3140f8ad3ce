import type { Database } from '#platform/db/database.server.ts';

/** A read-only database, perhaps a replica that is some seconds behind. */
export type ReadDatabase = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | '$count'
>;
