import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#domain/accounts/tables.server.ts';
import { timestamptz } from '#domain/kernel/columns.server.ts';
import { analyticsEventTypes } from './analytics-event.ts';

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventType: text({ enum: analyticsEventTypes }).notNull(),
    eventData: jsonb().$type<Record<string, string | number>>().notNull(),
    /** Extracted from the data by the database, so that an index can hold it. */
    productId: text().generatedAlwaysAs(sql`event_data ->> 'product_id'`),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    sessionId: text(),
    createdAt: timestamptz().notNull(),
  },
  (event) => [
    check(
      'analytics_events_type_known',
      sql`${event.eventType} in ('order_placed', 'hero_cta_click', 'product_search', 'product_view', 'add_to_cart')`,
    ),
    index('analytics_events_by_type').on(event.eventType, event.createdAt.desc()),
    index('analytics_events_in_time').on(event.createdAt, event.id),
    // Serves the figures and the funnel of some days without reading the events.
    index('analytics_events_of_products').on(event.eventType, event.createdAt, event.productId),
    // Serves the customer's copy of their data, and the deletion of an account.
    index('analytics_events_of_accounts').on(event.userId).where(sql`${event.userId} is not null`),
  ],
);
