import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import {
  countProductActivity,
  productActivityDays,
} from '#domain/analytics/product-activity.server.ts';
import { analyticsEvents } from '#domain/analytics/tables.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import { retentionItems } from '#domain/kernel/retention.copy.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { contactMessages } from '#domain/support/tables.server.ts';
import { aMessage } from '#test/messages.ts';
import { aCustomer, anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { databaseJobs } from './recurring-jobs.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function runUsualJobs(shop: TestShop) {
  for (const { work } of databaseJobs) await work({ ...shop, actor: { kind: 'shop' } });
}

function viewEventAt(createdAt: Date) {
  return { eventType: 'product_view', eventData: { product_id: 'p' }, createdAt } as const;
}

test('events, requests, messages, the inbox, notes and the activity log are deleted after the days that the panel and the policy name', async () => {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const written = shop.now();
  const timeBefore = (days: number, younger = 0) =>
    new Date(written.getTime() - days * dayMs - 1 + younger);
  for (const younger of [0, 2]) {
    await shop.db
      .insert(analyticsEvents)
      .values(viewEventAt(timeBefore(retentionDays.events, younger)));
    await shop.db.insert(resetRequests).values({
      userId,
      channel: 'email',
      language: 'en',
      askedAt: timeBefore(retentionDays.resetRequests, younger),
      closedAt: younger ? null : written,
    });
    await aMessage(shop, {
      causeId: randomUUID(),
      state: 'sent',
      secretLink: null,
      createdAt: timeBefore(retentionDays.messages, younger),
    });
    await shop.db.insert(contactMessages).values({
      name: 'Nimal',
      phone: '1',
      message: 'Hello',
      createdAt: timeBefore(retentionDays.inbox, younger),
    });
    await shop.db.insert(customerNotes).values({
      phone: '+94771234567',
      text: 'Ring twice',
      authorName: 'Kamala',
      createdAt: timeBefore(retentionDays.customerNotes, younger),
    });
    await shop.db.insert(auditEntries).values({
      actor: 'owner',
      userId,
      userName: 'Kamala',
      action: 'settings-saved',
      subjectKind: 'settings',
      subjectId: 'shop',
      at: timeBefore(retentionDays.auditEntries, younger),
    });
  }
  await aMessage(shop, {
    causeId: randomUUID(),
    state: 'waiting',
    createdAt: timeBefore(retentionDays.messages),
  });

  await runUsualJobs(shop);

  const swept = [analyticsEvents, resetRequests, contactMessages, customerNotes, auditEntries];
  for (const table of swept) {
    expect(await shop.db.$count(table), getTableName(table)).toBe(1);
  }
  const left = await shop.db.select({ state: messages.state }).from(messages);
  expect(left.map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
});

test('the figures of the dashboard cover fewer days than events are kept', async () => {
  const shop = await openTestShop();
  for (const days of [1, productActivityDays, retentionDays.events + 1]) {
    const at = new Date(shop.now().getTime() - (days - 1) * dayMs);
    await shop.db.insert(analyticsEvents).values(viewEventAt(at));
  }
  const owner = await anOwner(shop);
  const before = await countProductActivity(owner);

  await runUsualJobs(shop);

  expect(await countProductActivity(owner)).toEqual(before);
  expect(before.productViews).toBe(2);
  expect(productActivityDays).toBeLessThan(retentionDays.events);
});

test('the days that the policy names are the days that are kept', () => {
  for (const { en, si } of retentionItems) {
    for (const text of [en, si]) {
      for (const days of text.match(/\d{2,}/g) ?? [])
        expect(Object.values(retentionDays)).toContain(Number(days));
    }
  }
});

/** Says why each table does not grow without end. A new table fails here until it has its line. */
const whyBounded: Record<string, string> = {
  accounts: 'goes with its user',
  admin_users: 'goes with its user',
  analytics_events: 'swept',
  audit_entries: 'swept',
  backup_runs: 'one a night, and what an admin asks for',
  cart_lines: 'goes with its user, one line a product',
  carts: 'goes with its user',
  contact_messages: 'swept',
  courier_lists: 'one of a courier, written by admins',
  customer_addresses: 'goes with its user',
  customer_notes: 'swept',
  customers: 'goes with its user',
  email_proofs: 'one of a user',
  guide_marks: 'written by admins',
  joined_cart_lines: 'swept by the carts that join',
  landing_figures: 'written by admins',
  landing_texts: 'written by admins',
  media: 'written by admins',
  messages: 'swept',
  offer_consents: 'swept, one of a phone',
  order_lines: 'an accounting record',
  orders: 'an accounting record',
  parcel_problems: 'swept, one of an order',
  bank_slips: 'swept, ten of an order',
  payment_attempts: 'an accounting record',
  payment_entries: 'an accounting record',
  gateway_refunds: 'an accounting record',
  payment_notices: 'an accounting record',
  policies: 'written by admins',
  policy_versions: 'written by admins',
  phone_codes: 'swept, one of a purpose for each user',
  problem_pictures: 'swept',
  products: 'written by admins',
  promo_codes: 'written by admins',
  sms_days: 'one row a day, about no one',
  message_texts: 'one row for each kind of message',
  message_ways: 'a few rows for each kind of message',
  push_choices: 'one row for each admin, and goes with them',
  push_devices: 'at most ten for each admin, and go with them',
  recovery_codes: 'goes with its user',
  remittance_lines: 'goes with its list',
  remittances: 'swept',
  reset_requests: 'swept',
  reviews: 'one of an order line',
  second_factor_offers: 'goes with its user',
  second_factors: 'goes with its user',
  stock_alerts: 'swept',
  sessions: 'swept once they have ended',
  sent_forms: 'swept after thirty days',
  settings: 'one row',
  stock_movements: 'an accounting record',
  shop_pictures: 'written by admins',
  testimonials: 'written by admins',
  try_budgets: 'swept once they are renewed',
  users: 'until the person deletes the account',
  wishlists: 'goes with its user, one entry a product',
};

test('every table is swept, or listed with the reason why it does not grow without end', async () => {
  const shop = await openTestShop();
  const found = (await shop.db.execute(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )) as unknown as { rows: { name: string }[] };
  expect(found.rows.map(({ name }) => name).sort()).toEqual(Object.keys(whyBounded).sort());
});

test('foreign keys that delete or clear rows have an index, so that a batch is deleted in time', async () => {
  const { db } = await openTestShop();
  const found = (await db.execute(sql`
    select c.conrelid::regclass || '.' || a.attname as of
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('c', 'n')
      and c.confrelid::regclass::text not in ('users', 'admin_users', 'carts', 'policies')
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    order by 1`)) as unknown as { rows: { of: string }[] };
  expect(found.rows.map((row) => row.of)).toEqual([]);
});
