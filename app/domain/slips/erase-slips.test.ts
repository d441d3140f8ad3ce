import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { collectSlipsOf, sweepSlips } from './erase-slips.server.ts';
import { listSlips } from './find-slips.server.ts';
import { refuseSlips } from './settle-slips.server.ts';
import { bankSlips } from './tables.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function aSlipOfAccount() {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const owner = await anOwner(shop);
  const { userId } = (await aCustomer(shop)).actor;
  const { id: orderId } = await aTransferOrder(shop, { userId });
  await sendSlip(shop, orderId, 'paper of Selvi');
  const shownSlips = (await listSlips(shop, orderId)).map(({ id }) => id);
  const words = 'Dear Selvi, please turn it round.';
  await refuseSlips(owner, { orderId, shownSlips, reason: 'unreadable', words });
  return { shop, owner, userId, orderId };
}

test('the copy of a customer’s data has only the slips of the customer’s account', async () => {
  const { shop, userId, orderId } = await aSlipOfAccount();
  await sendSlip(shop, (await aTransferOrder(shop)).id);
  const file = `data:image/webp;base64,${Buffer.from('paper of Selvi').toString('base64')}`;
  expect(await collectSlipsOf(shop, userId)).toMatchObject([
    { orderId, file, reason: 'unreadable', words: 'Dear Selvi, please turn it round.' },
  ]);
});

test('deleting an account deletes its slips, and the words about them in the activity log', async () => {
  const { shop, owner, userId, orderId } = await aSlipOfAccount();
  await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId));
  expect(await deleteAccount(shop, userId)).toEqual({ ok: true });
  expect(await shop.db.$count(bankSlips)).toBe(0);
  expect(JSON.stringify(await listAudit(owner))).not.toContain('Selvi');
});

test('slips are deleted after the days that the owner set, and not before', async () => {
  const { shop } = await aSlipOfAccount();
  const sentAt = shop.clock.at.getTime();
  const countLeftAfter = async (days: number) => {
    shop.clock.at = new Date(sentAt + days * dayMs + 1);
    await sweepSlips(shop);
    return shop.db.$count(bankSlips);
  };
  expect(await countLeftAfter(179)).toBe(1);
  await shop.db.update(settings).set({ slipDays: 200 });
  expect(await countLeftAfter(199)).toBe(1);
  expect(await countLeftAfter(200)).toBe(0);
});
