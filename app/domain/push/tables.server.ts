import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';

/** Browsers in which an admin switched notifications on. Deleted with the admin. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => adminUsers.userId, { onDelete: 'cascade' }),
    /** The id in the browser's device cookie. */
    browserId: uuid().unique(),
    /** Describes the browser to its admin, such as "Chrome, Android". */
    name: text().notNull(),
    /** The URL at its push service, and the keys that encrypt messages to it (RFC 8291), as base64url. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (device) => [index('push_devices_of_user').on(device.userId)],
);

/** Each admin's kinds of notifications. Without a row: all of them, at any hour. */
export const pushChoices = pgTable(
  'push_choices',
  {
    userId: uuid()
      .primaryKey()
      .references(() => adminUsers.userId, { onDelete: 'cascade' }),
    orders: boolean().notNull(),
    cancels: boolean().notNull().default(true),
    slips: boolean().notNull(),
    payments: boolean().notNull(),
    enquiries: boolean().notNull(),
    /** Hours in Colombo; both or none. */
    quietFrom: smallint(),
    quietUntil: smallint(),
  },
  ({ quietFrom, quietUntil }) => [
    check(
      'push_choices_quiet_hours',
      sql`(${quietFrom} is null and ${quietUntil} is null) or (${quietFrom} between 0 and 23 and ${quietUntil} between 0 and 23)`,
    ),
  ],
);
