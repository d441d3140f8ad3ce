import { expect, test } from 'vitest';
import type { ShopEvent } from '#domain/kernel/events.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aSlip, aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import {
  countSlipsToCheck,
  findSlipFile,
  listOrdersToCheck,
  listSlips,
} from './find-slips.server.ts';
import { readOwnSlips } from './read-own-slips.server.ts';
import { sendSlips } from './send-slips.server.ts';
import { acceptSlips, refuseSlips } from './settle-slips.server.ts';
import { slipLimits } from './slip.ts';

test('a slip is stored with its file, recorded in the history and announced, and is not found with another order', async () => {
  const events: ShopEvent[] = [];
  const shop = await openTestShop({ listeners: [async (_, event) => void events.push(event)] });
  await ensureSettings(shop);
  const owner = await anOwner(shop);
  const order = await aTransferOrder(shop);
  expect(await sendSlips(shop, order.id, [aSlip('one'), aSlip('two', 'pdf')])).toEqual({
    ok: true,
  });

  const slips = await listSlips(shop, order.id);
  expect(slips.map(({ kind, state }) => [kind, state]).sort()).toEqual([
    ['pdf', 'waiting'],
    ['picture', 'waiting'],
  ]);
  const slipId = slips.find(({ kind }) => kind === 'pdf')?.id ?? '';
  const file = await findSlipFile(shop, { orderId: order.id, slipId });
  expect(Buffer.from(file?.content ?? []).toString()).toBe('two');
  const { id: otherOrderId } = await aTransferOrder(shop);
  for (const orderId of [otherOrderId, crypto.randomUUID(), 'no-order']) {
    expect(await findSlipFile(shop, { orderId, slipId })).toBeUndefined();
  }
  expect(events).toMatchObject([{ name: 'bank-slip-sent', orderId: order.id }]);
  expect((await listHistory(owner, order.id)).at(-1)).toMatchObject({ event: 'slip-sent' });
  expect(await countSlipsToCheck(owner)).toEqual({ orders: 1, slips: 2 });
  expect(await listOrdersToCheck(owner)).toMatchObject([{ orderId: order.id, dueLkr: 3800 }]);
});

test('slips are accepted only for an order whose transfer is due', async () => {
  const shop = await openTestShop();
  const refused = { ok: false, refusal: { code: 'no-transfer-due' } };
  const cases = [
    { paymentMethod: 'cod' },
    { paymentMethod: 'bank_transfer', paymentStatus: 'paid' },
    { paymentMethod: 'bank_transfer', status: 'cancelled' },
    { paymentMethod: 'bank_transfer', personRemovedAt: shop.now() },
  ] as const;
  for (const overrides of cases) {
    expect(await sendSlip(shop, (await anOrder(shop, overrides)).id)).toEqual(refused);
  }
  expect(await sendSlip(shop, crypto.randomUUID())).toEqual(refused);
  expect(await sendSlip(shop, 'no-order')).toEqual(refused);
  const { id } = await aTransferOrder(shop, { status: 'shipped' });
  expect(await sendSlip(shop, id)).toEqual({ ok: true });
});

test('a slip sent by ten concurrent requests is stored once, and a refused slip waits again when it is sent again', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const order = await aTransferOrder(shop);
  const sent = await Promise.all(Array.from({ length: 10 }, () => sendSlip(shop, order.id)));
  expect(sent.every(({ ok }) => ok)).toBe(true);
  const [slip] = await listSlips(shop, order.id);
  const shown = { orderId: order.id, shownSlips: [slip?.id ?? ''], shownDueLkr: 3800 };
  await refuseSlips(await anOwner(shop), { ...shown, reason: 'not-arrived', words: '' });
  await sendSlip(shop, order.id);
  expect(await listSlips(shop, order.id)).toMatchObject([{ state: 'waiting', reason: null }]);
});

test('an order accepts slips up to its limits of files and bytes, even from concurrent requests', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const order = await aTransferOrder(shop);
  const names = Array.from({ length: slipLimits.filesOfOrder + 5 }, (_, index) => `slip ${index}`);
  const sent = await Promise.all(names.map((name) => sendSlip(shop, order.id, name)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(slipLimits.filesOfOrder);
  const found = { ...order, lines: [] } as unknown as Parameters<typeof readOwnSlips>[1];
  expect(await readOwnSlips(shop, found)).toMatchObject({ isOpen: true, hasRoomForMore: false });

  const large = await aTransferOrder(shop);
  const tooMuch = { ...aSlip('large'), bytes: slipLimits.bytesOfOrder + 1 };
  expect(await sendSlips(shop, large.id, [tooMuch])).toEqual({
    ok: false,
    refusal: { code: 'enough-slips' },
  });
});

test('the shop accepts a limited number of bytes a day over all orders, and more on the next day', async () => {
  const shop = await openTestShop();
  const part = slipLimits.bytesOfDay / 16;
  for (let index = 0; index < 16; index += 1) {
    const { id } = await aTransferOrder(shop);
    const large = { ...aSlip(`large ${index}`), bytes: part };
    expect(await sendSlips(shop, id, [large])).toEqual({ ok: true });
  }
  const { id } = await aTransferOrder(shop);
  expect(await sendSlip(shop, id)).toEqual({ ok: false, refusal: { code: 'day-full' } });
  const sentAt = shop.clock.at;
  // The slips are a year in the future, as if the clock had been ahead.
  shop.clock.at = new Date(sentAt.getTime() - 365 * 24 * 60 * 60 * 1000);
  expect(await sendSlip(shop, (await aTransferOrder(shop)).id)).toEqual({ ok: true });
  shop.clock.at = new Date(sentAt.getTime() + 24 * 60 * 60 * 1000 + 1);
  expect(await sendSlip(shop, id)).toEqual({ ok: true });
});

test('an accepted slip waits again when it is sent again after its payment was taken back, but not while it pays a part', async () => {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  const { id: orderId, totalLkr: shownDueLkr } = await aTransferOrder(shop);
  await sendSlip(shop, orderId);
  const shownSlips = (await listSlips(shop, orderId)).map(({ id }) => id);
  await acceptSlips(shop, { orderId, shownSlips, shownDueLkr });
  const statesAfterSending = async () => {
    await sendSlip(shop, orderId);
    return (await listSlips(shop, orderId)).map(({ state }) => state);
  };

  const dearer = { deliveryFeeLkr: 100, totalLkr: shownDueLkr + 100 };
  await shop.db.update(orders).set({ ...dearer, paymentStatus: 'pending' });
  expect(await statesAfterSending()).toEqual(['accepted']);
  const asBefore = { deliveryFeeLkr: 0, totalLkr: shownDueLkr };
  await shop.db.update(orders).set({ ...asBefore, paymentStatus: 'paid' });

  await changeOrderStatus(shop, { orderId, status: 'pending', paymentStatus: 'pending' });
  expect(await statesAfterSending()).toEqual(['waiting']);
  expect(await countSlipsToCheck(shop)).toEqual({ orders: 1, slips: 1 });
  expect((await listHistory(shop, orderId)).at(-1)).toMatchObject({ event: 'slip-sent' });
});

test.each([
  ['in part, and its payment was taken back', 500, 'waiting'],
  ['in full, and is open again', 3800, 'accepted'],
] as const)(
  'an accepted slip that is sent again after its order was refunded %s',
  async (_what, amountLkr, state) => {
    const shop = await anOwner(await openTestShop());
    await ensureSettings(shop);
    const { id: orderId } = await aTransferOrder(shop);
    await sendSlip(shop, orderId);
    const shownSlips = (await listSlips(shop, orderId)).map(({ id }) => id);
    await acceptSlips(shop, { orderId, shownSlips, shownDueLkr: 3800 });
    const refund = { method: 'bank', reason: '', shownRefundedLkr: 0 } as const;
    await refundOrder(shop, { orderId, amountLkr, ...refund, returnedUnits: new Map() });
    await changeOrderStatus(shop, { orderId, status: 'pending', paymentStatus: 'pending' });
    expect(await sendSlip(shop, orderId)).toEqual({ ok: true });
    expect(await listSlips(shop, orderId)).toMatchObject([{ state }]);
  },
);
