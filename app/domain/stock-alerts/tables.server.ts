import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from '#domain/catalog/tables.server.ts';
import { languages } from '#domain/kernel/bilingual.ts';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';

/**
 * Stock alerts: each notifies one address once that a product is in stock again. Only confirmed addresses are notified.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: randomId(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** In lower case. */
    email: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /**
     * The hash of the token in the newest message, whose link confirms the alert and stops all alerts of the address.
     */
    tokenHash: text().notNull().unique(),
    askedAt: timestamptz().notNull(),
    confirmedAt: timestamptz(),
    toldAt: timestamptz(),
  },
  (alert) => [
    unique('stock_alerts_one_for_an_address').on(alert.productId, alert.email),
    check('stock_alerts_language_known', sql`${alert.language} in ('en', 'si')`),
    check(
      'stock_alerts_told_once_confirmed',
      sql`${alert.toldAt} is null or ${alert.confirmedAt} is not null`,
    ),
    index('stock_alerts_of_address').on(alert.email),
    index('stock_alerts_waiting')
      .on(alert.productId)
      .where(sql`${alert.confirmedAt} is not null and ${alert.toldAt} is null`),
  ],
);
