import { sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random id made by the database. */
export const randomId = () => uuid().primaryKey().default(sql`gen_random_uuid()`);

/** A moment in time, stored with its zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Whole rupees. The sums of this shop stay far below the largest safe integer of JavaScript. */
export const rupees = () => bigint({ mode: 'number' });
