import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#domain/accounts/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { type Bilingual, languages } from '#domain/kernel/bilingual.ts';
import { oneOf, rupees, timestamptz } from '#domain/kernel/columns.server.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { districts } from '#domain/places/districts.ts';
import { provinces } from '#domain/places/provinces.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';
import {
  atCourierCondition,
  returningCondition,
  trackingKey,
} from './courier-conditions.server.ts';
import {
  flaggedCondition,
  unsettledColumns,
  unsettledCondition,
} from './index-conditions.server.ts';
import { moneyChecks } from './money-checks.server.ts';
import { orderSources, orderStatuses, paymentStatuses } from './order.ts';
import type { OrderFlag } from './order-flags.ts';

const isSet = (column: AnyPgColumn) => sql`${column} is not null`;

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    orderNumber: text().notNull().unique(),
    /** The key of the cart that became this order, so that one cart becomes one order. */
    idempotencyKey: uuid().notNull().unique(),
    language: text({ enum: languages }).notNull(),
    customerName: text().notNull(),
    customerEmail: text(),
    customerPhone: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    /** Null if none was chosen and the town does not imply one, and in orders from before districts existed. */
    district: text({ enum: districts }),
    province: text({ enum: provinces }).notNull(),
    notes: text().notNull().default(''),
    subtotalLkr: rupees().notNull(),
    deliveryFeeLkr: rupees().notNull(),
    discountLkr: rupees().notNull().default(0),
    totalLkr: rupees().notNull(),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    paymentStatus: text({ enum: paymentStatuses }).notNull().default('pending'),
    status: text({ enum: orderStatuses }).notNull().default('pending'),
    promoCodeId: uuid().references(() => promoCodes.id),
    /** The text of the code, in capitals, for printed documents and lists; empty without one. */
    promoCode: text().notNull().default(''),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the person was removed; name, phone number, e-mail, street and notes are empty from then on. */
    personRemovedAt: timestamptz(),
    source: text({ enum: orderSources }).notNull().default('web'),
    courier: text().notNull().default(''),
    trackingNumber: text().notNull().default(''),
    /** When the order was confirmed: by a call, or by its customer, who opened the link. */
    confirmedByPhoneAt: timestamptz(),
    /** When the parcel was packed; cleared when the order is cancelled and when its packing slip changes. */
    packedAt: timestamptz(),
    /** When the customer's open request to cancel was made (decision 068). */
    cancelAskedAt: timestamptz(),
    /** When the first open chargeback was reported; null again once the owner has settled all of them. */
    chargedBackAt: timestamptz(),
    deliveryRefusedAt: timestamptz(),
    /** When a refused parcel was received or given up as lost; null while it is returning. */
    returnReceivedAt: timestamptz(),
    /** Everything that was received for this order; a refund does not reduce it. */
    receivedLkr: rupees().notNull().default(0),
    /** Everything that was refunded. */
    refundedLkr: rupees().notNull().default(0),
    /** The waived part of the total: refunded after payment in full, or written off. */
    waivedLkr: rupees().notNull().default(0),
    /** The amount that the customer still has to pay; 0 once cancelled. As `dueLkr` in order-money.ts. */
    dueLkr: rupees()
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'cancelled' then 0 else greatest(0, total_lkr - waived_lkr - received_lkr + refunded_lkr) end`,
      ),
    /** The amount that the shop has to refund: all received for a cancelled order, otherwise the excess. */
    refundDueLkr: rupees()
      .notNull()
      .generatedAlwaysAs(
        sql`greatest(0, received_lkr - refunded_lkr - case when status = 'cancelled' then 0 else total_lkr - waived_lkr end)`,
      ),
    /** Flags for the owner to check before the order leaves. Written once, when it is placed. */
    flags: jsonb().$type<OrderFlag[]>().notNull().default([]),
    /** Generated for the sample month of demo mode, and removed with it (decision 055). */
    invented: boolean().notNull().default(false),
    /** Counts edits and other changes of the packing slip, so that a form that showed an older copy is refused. */
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
    /** Number, name, city and phone number in lower case, between separators; name and city without U+200B to U+200D. */
    searchText: text().generatedAlwaysAs(
      sql`lower(order_number || chr(31) || translate(customer_name || chr(31) || city, E'\\u200b\\u200c\\u200d', '') || chr(31) || customer_phone)`,
    ),
  },
  (order) => [
    check(
      'orders_phone_is_e164_or_removed',
      sql`${order.customerPhone} ~ '^\\+94[0-9]{9}$' or (${order.personRemovedAt} is not null and ${order.customerPhone} = '')`,
    ),
    check('orders_status_known', sql`${order.status} in ${oneOf(orderStatuses)}`),
    check('orders_payment_status_known', sql`${order.paymentStatus} in ${oneOf(paymentStatuses)}`),
    check('orders_payment_method_known', sql`${order.paymentMethod} in ${oneOf(paymentMethods)}`),
    check(
      'orders_cancel_asked_before_shipping',
      sql`${order.cancelAskedAt} is null or ${order.status} in ('pending', 'paid')`,
    ),
    check('orders_source_known', sql`${order.source} in ${oneOf(orderSources)}`),
    ...moneyChecks(order),
    check('orders_language_known', sql`${order.language} in ('en', 'si')`),
    index('orders_newest_first').on(order.createdAt.desc(), order.id),
    index('orders_by_status').on(order.status, order.createdAt.desc()),
    index('orders_by_phone').on(order.customerPhone, order.createdAt.desc()),
    index('orders_of_user').on(order.userId, order.createdAt.desc()),
    // Serves `sumOrders` by an index-only scan.
    index('orders_in_sums').on(
      order.status,
      order.paymentMethod,
      order.province,
      order.totalLkr,
      order.dueLkr,
      order.refundDueLkr,
      order.courier,
    ),
    // Serves the pages of the list by an index-only scan, and searches for fewer than three characters.
    index('orders_in_lists').on(order.createdAt.desc(), order.id, order.status, order.searchText),
    index('orders_by_words').using('gin', order.searchText.op('gin_trgm_ops')),
    // Serves the list of customers, each with the name on their newest order.
    index('orders_of_customers').on(
      order.customerPhone,
      order.createdAt.desc(),
      order.id,
      order.customerName,
      order.totalLkr,
    ),
    index('orders_to_look_at').on(order.createdAt.desc()).where(flaggedCondition(order)),
    // Serves the counts of unsettled orders by an index-only scan.
    index('orders_unsettled')
      .on(order.createdAt, order.id, ...unsettledColumns(order))
      .where(unsettledCondition(order)),
    index('orders_cancel_asked').on(order.cancelAskedAt).where(isSet(order.cancelAskedAt)),
    index('orders_charged_back').on(order.chargedBackAt).where(isSet(order.chargedBackAt)),
    // Demo mode counts its invented orders on each view of the dashboard.
    index('orders_invented').on(order.createdAt).where(sql`${order.invented}`),
    index('orders_by_tracking').on(trackingKey(order)).where(sql`${order.trackingNumber} <> ''`),
    index('orders_at_couriers').on(order.courier, order.createdAt).where(atCourierCondition(order)),
    index('orders_returning').on(order.deliveryRefusedAt).where(returningCondition(order)),
    index('orders_of_promo_codes')
      .on(order.promoCodeId, order.customerPhone)
      .where(sql`${order.promoCodeId} is not null`),
    index('orders_by_email').on(sql`lower(${order.customerEmail})`),
  ],
);

/** The lines of orders, with the product's name and price when the line was added to the order. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    productName: jsonb().$type<Bilingual>().notNull(),
    quantity: integer().notNull(),
    /** Units that were restocked with a refund. */
    returned: integer().notNull().default(0),
    priceLkr: rupees().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.orderId, line.position] }),
    check('order_lines_returned_in_range', sql`${line.returned} between 0 and ${line.quantity}`),
    check('order_lines_quantity_in_range', sql`${line.quantity} between 1 and 9999`),
    check('order_lines_price_not_negative', sql`${line.priceLkr} >= 0`),
    index('order_lines_by_product').on(line.productId),
  ],
);
