import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { randomId, rupees, timestamptz } from '#domain/kernel/columns.server.ts';
import { promoKinds } from './promo.ts';

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: randomId(),
    /** In capitals, as shoppers may type it in any case. */
    code: text().notNull().unique(),
    kind: text({ enum: promoKinds }).notNull(),
    /** Percent, or whole rupees. */
    value: integer().notNull(),
    minimumLkr: rupees().notNull().default(0),
    startsAt: timestamptz(),
    /** The end of the code's validity, exclusive. */
    endsAt: timestamptz(),
    maxUses: integer(),
    maxUsesPerPhone: integer(),
    /** The products to which the code applies; if empty, to the whole cart. */
    productIds: uuid().array().notNull().default([]),
    /**
     * Orders that use the code and were not cancelled. Counted only with a limit, so that other codes are never updated.
     */
    used: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** Whether the code belongs to the invented month of demo mode, with which it is removed (decision 055). */
    invented: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
  },
  (promo) => [
    check('promo_codes_code_written', sql`${promo.code} ~ '^[A-Z0-9-]{3,20}$'`),
    check('promo_codes_kind_known', sql`${promo.kind} in ('percentage', 'amount')`),
    check(
      'promo_codes_value_in_range',
      sql`${promo.value} between 1 and case ${promo.kind} when 'percentage' then 100 else 1000000 end`,
    ),
    check('promo_codes_minimum_not_negative', sql`${promo.minimumLkr} >= 0`),
    check(
      'promo_codes_limits_positive',
      sql`${promo.maxUses} > 0 and ${promo.maxUsesPerPhone} > 0`,
    ),
    check('promo_codes_used_not_negative', sql`${promo.used} >= 0`),
    check('promo_codes_ends_after_start', sql`${promo.endsAt} > ${promo.startsAt}`),
  ],
);
