import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SendOutcome } from '#domain/messages/channel.ts';
import { deliverMessages } from '#domain/messages/queue/deliver-messages.server.ts';
import { countRecentFailures } from '#domain/messages/reading/list-messages.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aSender } from '#test/messages.ts';
import { anOwner } from '#test/shop.ts';
import {
  advanceDays,
  notifyWaitingAlerts,
  openSoldOutShop,
  requestAlert,
  restock,
} from '#test/stock-alerts.ts';
import { confirmAlert } from './alert-of-link.server.ts';
import { countWaiting } from './count-waiting.server.ts';

/** Opens a shop in which the e-mail about a product that is back waits to be sent. */
async function openShopWithNotification() {
  const opened = await openSoldOutShop();
  const { shop, product, newestToken } = opened;
  await ensureSettings(shop);
  let outcome: SendOutcome = { kind: 'sent' };
  const { sender, sentMessages } = aSender(() => outcome);
  const deliver = async (result: SendOutcome = { kind: 'sent' }) => {
    sentMessages.length = 0;
    outcome = result;
    await deliverMessages(shop, sender);
    return sentMessages.length;
  };
  await requestAlert(shop, product.slug);
  await confirmAlert(shop, newestToken());
  expect(await deliver()).toBe(1);
  await restock(shop, product.id);
  await notifyWaitingAlerts(shop);
  return { ...opened, deliver, owner: await anOwner(shop) };
}

test('an alert whose product is sold out again before its message is sent waits again', async () => {
  const { shop, product, owner, deliver } = await openShopWithNotification();
  expect(await countWaiting(owner)).toEqual({});
  await restock(shop, product.id, 0);
  expect(await deliver()).toBe(0);
  expect(await countWaiting(owner)).toEqual({ [product.id]: 1 });
  expect(await countRecentFailures(owner)).toBe(0);
  expect(await shop.db.select().from(messages).where(eq(messages.state, 'failed'))).toMatchObject([
    { kind: 'back-in-stock', problem: 'no-longer-due', secretLink: null },
  ]);

  await restock(shop, product.id);
  await notifyWaitingAlerts(shop);
  expect(await deliver()).toBe(1);
  await notifyWaitingAlerts(shop);
  expect([await deliver(), await countWaiting(owner)]).toEqual([0, {}]);
});

test('an alert whose message could not be sent in time waits again', async () => {
  const { shop, product, owner, deliver } = await openShopWithNotification();
  advanceDays(shop, 3.1);
  expect(await deliver()).toBe(0);
  expect(await countWaiting(owner)).toEqual({ [product.id]: 1 });
  await notifyWaitingAlerts(shop);
  expect(await deliver()).toBe(1);
});

test('an alert waits again although an earlier attempt to give up its late message failed', async () => {
  const { shop, product, owner, deliver } = await openShopWithNotification();
  advanceDays(shop, 3.1);
  await shop.db.execute(
    sql`alter table stock_alerts add constraint broken check (told_at is not null) not valid`,
  );
  await expect(deliver()).rejects.toThrow();

  await shop.db.execute(sql`alter table stock_alerts drop constraint broken`);
  expect(await deliver()).toBe(0);
  expect(await countWaiting(owner)).toEqual({ [product.id]: 1 });
});

test('a message whose link was replaced by that of a newer request is not sent, and the newer link works', async () => {
  const { shop, product, newestToken, deliver } = await openShopWithNotification();
  await restock(shop, product.id, 0);
  advanceDays(shop, 0.1);
  await requestAlert(shop, product.slug);
  await restock(shop, product.id);
  expect(await deliver()).toBe(1);
  expect(await shop.db.select().from(messages).where(eq(messages.state, 'failed'))).toMatchObject([
    { kind: 'back-in-stock', problem: 'no-longer-due' },
  ]);

  await confirmAlert(shop, newestToken());
  await notifyWaitingAlerts(shop);
  expect(await deliver()).toBe(1);
});

test('a link that asks to confirm is not sent once the message that the product is back has replaced it', async () => {
  const { shop, product, newestToken, deliver } = await openShopWithNotification();
  expect(await deliver()).toBe(1);
  await restock(shop, product.id, 0);
  await requestAlert(shop, product.slug);
  await confirmAlert(shop, newestToken());
  expect(await deliver()).toBe(1);
  advanceDays(shop, 0.1);
  await requestAlert(shop, product.slug);
  await restock(shop, product.id);
  advanceDays(shop, 0.1);
  await notifyWaitingAlerts(shop);
  expect(await deliver()).toBe(1);
  expect(await shop.db.select().from(messages).where(eq(messages.state, 'failed'))).toMatchObject([
    { kind: 'stock-alert', problem: 'no-longer-due' },
  ]);
});

test('a message that a mail server put off until after the next one does not announce the product a third time', async () => {
  const { shop, product, owner, newestToken, deliver } = await openShopWithNotification();
  await deliver({ kind: 'later', problem: 'put-off', reply: 'greylisted' });
  await restock(shop, product.id, 0);
  await requestAlert(shop, product.slug);
  expect(await deliver()).toBe(1);
  await confirmAlert(shop, newestToken());
  await restock(shop, product.id);
  await notifyWaitingAlerts(shop);
  advanceDays(shop, 0.01);
  expect(await deliver()).toBe(1);
  await notifyWaitingAlerts(shop);
  expect([await deliver(), await countWaiting(owner)]).toEqual([0, {}]);
});
