import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The embedded database, PostgreSQL, or a transaction in either. Use only features that both have. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
