import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either of the two databases, or a transaction in one of them: what works on both is all that may be used. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
