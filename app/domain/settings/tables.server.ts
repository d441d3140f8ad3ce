import { sql } from 'drizzle-orm';
import { boolean, check, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { perChannelSwitch } from '#domain/channels/channels.ts';
import { rupees } from '#domain/kernel/columns.server.ts';
import { mapToRecord } from '#domain/kernel/records.ts';
import { perPaymentSwitch } from '#domain/payments/payment-methods.ts';
import type { LandingCardName } from '#domain/settings/landing/landing-cards.ts';
import { namesOf } from './settings-fields.ts';

/** One row: the owner's settings. Empty Sinhala texts fall back to English. */
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
    ...mapToRecord([...namesOf('line'), ...namesOf('list')], () => text().notNull().default('')),
    closedMessage: text().notNull().default(''),
    closedMessageSi: text().notNull().default(''),
    ordersWhileClosed: boolean().notNull().default(true),
    freeDelivery: boolean().notNull(),
    saturdayDelivery: boolean().notNull().default(false),
    deliveryFeeLkr: rupees().notNull(),
    deliveryMessage: text().notNull(),
    deliveryMessageSi: text().notNull(),
    currency: text({ enum: ['LKR', 'USD'] }).notNull(),
    /** Off by default, so that a method that is new to a running shop waits for its owner. */
    ...perPaymentSwitch(() => boolean().notNull().default(false)),
    bankAccountDetails: text().notNull(),
    bankAccountDetailsSi: text().notNull(),
    /** The days allowed for a transfer. */
    transferDays: integer().notNull().default(4),
    slipDays: integer().notNull().default(180),
    /** Off by default, like a new payment method. */
    ...perChannelSwitch(() => boolean().notNull().default(false)),
    smsPartPrice: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(1),
    smsDailyLimit: integer().notNull().default(500),
    metaTitle: text().notNull(),
    metaTitleSi: text().notNull(),
    metaDescription: text().notNull(),
    metaDescriptionSi: text().notNull(),
    twoFactorAuth: boolean().notNull(),
    sessionTimeout: integer().notNull(),
    /** Rupees for one US dollar, as the owner entered. Null before that. */
    lkrPerUsd: numeric({ precision: 8, scale: 2, mode: 'number' }),
    /** Null until the owner of a real shop has entered it. The default is never used: `ensureSettings` sets a value. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).default(4.9),
    ratingShown: boolean().notNull().default(true),
    /** Incremented by every save, of the landing page's claims too. A save names the version that it read. */
    version: integer().notNull().default(1),
  },
  (row) => [
    check('settings_one_row', sql`${row.id} = 1`),
    check('settings_currency_known', sql`${row.currency} in ('LKR', 'USD')`),
    check('settings_delivery_fee_not_negative', sql`${row.deliveryFeeLkr} >= 0`),
    check('settings_session_timeout_in_range', sql`${row.sessionTimeout} between 5 and 120`),
    check('settings_transfer_days_in_range', sql`${row.transferDays} between 2 and 30`),
    check('settings_slip_days_in_range', sql`${row.slipDays} between 30 and 730`),
    check('settings_sms_price_not_negative', sql`${row.smsPartPrice} >= 0`),
    check('settings_sms_limit_not_negative', sql`${row.smsDailyLimit} >= 0`),
    check('settings_lkr_per_usd_positive', sql`${row.lkrPerUsd} > 0`),
    check('settings_usd_has_rate', sql`${row.currency} <> 'USD' or ${row.lkrPerUsd} is not null`),
    check('settings_rating_in_range', sql`${row.rating} between 1 and 5`),
    check(
      'settings_shown_rating_entered',
      sql`not ${row.ratingShown} or ${row.rating} is not null`,
    ),
  ],
);

/** The figures that the landing page claims, in their order. */
export const landingFigures = pgTable(
  'landing_figures',
  {
    place: smallint().primaryKey(),
    shown: boolean().notNull(),
    figure: text().notNull(),
    figureSi: text().notNull(),
    caption: text().notNull(),
    captionSi: text().notNull(),
  },
  (figure) => [check('landing_figures_place_known', sql`${figure.place} between 1 and 3`)],
);

/** Texts of the landing page that state or claim something, each by its name. */
export const landingTexts = pgTable('landing_texts', {
  name: text().$type<LandingCardName>().primaryKey(),
  shown: boolean().notNull(),
  title: text().notNull(),
  titleSi: text().notNull(),
  words: text().notNull(),
  wordsSi: text().notNull(),
});

/** Testimonials, in the order of the landing page. */
export const testimonials = pgTable(
  'testimonials',
  {
    place: smallint().primaryKey(),
    shown: boolean().notNull(),
    name: text().notNull(),
    nameSi: text().notNull(),
    town: text().notNull(),
    townSi: text().notNull(),
    words: text().notNull(),
    wordsSi: text().notNull(),
    stars: smallint().notNull(),
  },
  (testimonial) => [
    check('testimonials_place_known', sql`${testimonial.place} between 1 and 3`),
    check('testimonials_stars_in_range', sql`${testimonial.stars} between 1 and 5`),
  ],
);
