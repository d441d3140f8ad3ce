import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { rupees } from '#domain/kernel/columns.server.ts';

/** One row: the owner's settings. Texts with a Sinhala twin fall back to English where the twin is empty. */
export const settings = pgTable(
  'settings',
  {
    id: smallint().primaryKey().default(1),
    siteName: text().notNull(),
    siteNameSi: text().notNull(),
    tagline: text().notNull(),
    taglineSi: text().notNull(),
    phone: text().notNull(),
    whatsapp: text().notNull(),
    email: text().notNull(),
    address: text().notNull(),
    addressSi: text().notNull(),
    freeDelivery: boolean().notNull(),
    deliveryFeeLkr: rupees().notNull(),
    deliveryMessage: text().notNull(),
    deliveryMessageSi: text().notNull(),
    currency: text({ enum: ['LKR', 'USD'] }).notNull(),
    codEnabled: boolean().notNull(),
    bankTransferEnabled: boolean().notNull(),
    payhereEnabled: boolean().notNull(),
    bankAccountDetails: text().notNull(),
    bankAccountDetailsSi: text().notNull(),
    emailNotifications: boolean().notNull(),
    smsNotifications: boolean().notNull(),
    whatsappNotifications: boolean().notNull(),
    metaTitle: text().notNull(),
    metaTitleSi: text().notNull(),
    metaDescription: text().notNull(),
    metaDescriptionSi: text().notNull(),
    twoFactorAuth: boolean().notNull(),
    sessionTimeout: integer().notNull(),
  },
  (row) => [
    check('settings_one_row', sql`${row.id} = 1`),
    check('settings_currency_known', sql`${row.currency} in ('LKR', 'USD')`),
    check('settings_delivery_fee_not_negative', sql`${row.deliveryFeeLkr} >= 0`),
    check('settings_session_timeout_in_range', sql`${row.sessionTimeout} between 5 and 120`),
  ],
);
