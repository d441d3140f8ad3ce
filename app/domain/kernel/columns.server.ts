import { sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random id made by the database. */
export const randomId = () => uuid().primaryKey().default(sql`gen_random_uuid()`);

/** A point in time, as timestamptz. */
export const timestamptz = () => timestamp({ withTimezone: true, mode: 'date' });

/** Lists known values for a check: `('sent', 'failed')`. */
export const oneOf = (values: readonly string[]) =>
  sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`);

/** Whole rupees. The sums of this shop stay far below the largest safe integer of JavaScript. */
export const rupees = () => bigint({ mode: 'number' });
