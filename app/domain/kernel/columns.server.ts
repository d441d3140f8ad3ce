import { sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random id made by the database. */
export const randomId = () => uuid().primaryKey().default(sql`gen_random_uuid()`);

/** A point in time, as timestamptz. */
export const timestamptz = () => timestamp({ withTimezone: true, mode: 'date' });

/** Whole rupees. The sums of this shop stay far below the largest safe integer of JavaScript. */
export const rupees = () => bigint({ mode: 'number' });
