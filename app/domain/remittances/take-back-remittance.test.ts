import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { afterFirstRead } from '#test/after-first-read.ts';
import { aParcel, aRemittance, lineFor, ordersAsText, takeOverForm } from '#test/courier-cash.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import type { ListedLine } from './remittance.ts';
import { takeBackRemittance } from './take-back-remittance.server.ts';
import { takeRemittance } from './take-remittance.server.ts';

test('taking a list back does not change an order that was refunded in the meantime', async () => {
  const shop = await anOwner(await openTestShop());
  const [one, other] = [await aParcel(shop), await aParcel(shop)];
  const list = await aRemittance(shop, [lineFor(one), lineFor(other)]);
  const form = await takeOverForm(shop, list);
  await takeRemittance(shop, form);
  const refund = { amountLkr: 100, method: 'cash', reason: '', returnedUnits: new Map() } as const;
  await refundOrder(shop, { orderId: one.id, ...refund, shownRefundedLkr: 0 });
  const kept = (await ordersAsText(shop)).filter((row) => row.includes(one.id));
  expect(await takeBackRemittance(shop, form)).toMatchObject({ ok: true });
  const after = await ordersAsText(shop);
  expect(after.filter((row) => row.includes(one.id))).toEqual(kept);
  const [unpaid] = await shop.db.select().from(orders).where(eq(orders.id, other.id));
  expect(unpaid).toMatchObject({ paymentStatus: 'pending', receivedLkr: 0, dueLkr: 3800 });
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('taking a list back that is taken over in the meantime reverts its payments', async () => {
  const shop = await anOwner(await openTestShop());
  const form = await takeOverForm(shop, await aRemittance(shop, [lineFor(await aParcel(shop))]));
  const interruptedShop = afterFirstRead(shop, () => takeRemittance(shop, form));

  expect(await takeBackRemittance(interruptedShop, form)).toMatchObject({ ok: true });

  expect(await shop.db.select().from(orders)).toMatchObject([{ receivedLkr: 0, dueLkr: 3800 }]);
  const { entries } = await listAudit(shop, { kind: 'remittance' });
  expect(entries[0]?.after).toMatchObject({ linesBack: 1, linesKept: 0 });
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('a take-over form that was opened before its list was taken back is refused', async () => {
  const shop = await anOwner(await openTestShop());
  const form = await takeOverForm(shop, await aRemittance(shop, [lineFor(await aParcel(shop))]));
  await takeRemittance(shop, form);
  await takeBackRemittance(shop, form);

  expect(await takeRemittance(shop, form)).toEqual({ ok: false, refusal: { code: 'taken-back' } });

  expect(await shop.db.select().from(orders)).toMatchObject([{ receivedLkr: 0, dueLkr: 3800 }]);
});

test('taking a list back keeps another list’s payment for an order whose first payment was reverted by hand', async () => {
  const shop = await anOwner(await openTestShop());
  const [paidTwice, other] = [await aParcel(shop), await aParcel(shop)];
  const readOrder = async (id: string) =>
    (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
  const take = async (lines: ListedLine[]) => {
    const form = await takeOverForm(shop, await aRemittance(shop, lines));
    expect(await takeRemittance(shop, form)).toMatchObject({ ok: true });
    return form;
  };
  const first = await take([lineFor(paidTwice), lineFor(other)]);
  shop.clock.at = new Date('2026-11-22T03:30:00.000Z');
  await changeOrderStatus(shop, { orderId: paidTwice.id, paymentStatus: 'pending' });
  expect(await readOrder(paidTwice.id)).toMatchObject({ paymentStatus: 'pending', receivedLkr: 0 });
  shop.clock.at = new Date('2026-11-23T03:30:00.000Z');
  const second = await take([lineFor(paidTwice)]);

  await takeBackRemittance(shop, first);

  expect(await readOrder(paidTwice.id)).toMatchObject({ paymentStatus: 'paid', receivedLkr: 3800 });
  expect(await readOrder(other.id)).toMatchObject({ paymentStatus: 'pending', receivedLkr: 0 });
  const { entries } = await listAudit(shop, { kind: 'remittance' });
  expect(entries[0]?.after).toMatchObject({ linesBack: 1, linesKept: 1 });
  await takeBackRemittance(shop, second);
  expect(await readOrder(paidTwice.id)).toMatchObject({ paymentStatus: 'pending', receivedLkr: 0 });
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('each of two lists that paid one order reverts its own payment', async () => {
  const shop = await anOwner(await openTestShop());
  const parcel = await aParcel(shop);
  const take = async (line: ListedLine) => {
    const form = await takeOverForm(shop, await aRemittance(shop, [line]));
    expect(await takeRemittance(shop, form)).toMatchObject({ ok: true });
    return form;
  };
  const first = await take(lineFor(parcel));
  await shop.db.update(orders).set({ subtotalLkr: 4800, totalLkr: 4800, paymentStatus: 'pending' });
  const second = await take(lineFor({ ...parcel, totalLkr: 1000 }));
  for (const form of [second, first]) await takeBackRemittance(shop, form);
  expect(await shop.db.select().from(orders)).toMatchObject([{ receivedLkr: 0, dueLkr: 4800 }]);
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('an order that was packed as paid has to be packed again after its payment is taken back', async () => {
  const shop = await anOwner(await openTestShop());
  const [{ id: orderId, ...packedParcel }, sentParcel] = [await aParcel(shop), await aParcel(shop)];
  const list = await aRemittance(shop, [lineFor(packedParcel), lineFor(sentParcel)]);
  const form = await takeOverForm(shop, list);
  await takeRemittance(shop, form);
  await changeOrderStatus(shop, { orderId, status: 'pending' });
  await packOrder(shop, { orderId, isPacked: true });
  await takeBackRemittance(shop, form);
  const readOrder = async (id: string) =>
    (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
  expect(await readOrder(orderId)).toMatchObject({ dueLkr: 3800, packedAt: null, version: 2 });
  expect(await readOrder(sentParcel.id)).toMatchObject({ dueLkr: 3800, version: 1 });
});
