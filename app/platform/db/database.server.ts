import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either database, or a transaction in one: only what works on both may be used. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
