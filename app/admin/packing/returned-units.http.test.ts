import { afterAll, beforeAll, expect, test } from 'vitest';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct } from '#test/shop.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess({});
});
afterAll(() => shop?.close());

test('units that were returned with a refund are neither packed nor handed over', async () => {
  const oil = await aProduct(shop.shop, { nameEn: 'Returned Oil', stock: 9 });
  const balm = await aProduct(shop.shop, { nameEn: 'Returned Balm', stock: 9 });
  const owner = await anOwner(shop.shop);
  const { id: orderId } = await anOrder(shop.shop, {
    status: 'paid',
    paymentStatus: 'paid',
    paymentMethod: 'bank_transfer',
    lines: [
      { product: oil, quantity: 3 },
      { product: balm, quantity: 1 },
    ],
  });
  const returnedUnits = new Map([
    [oil.id, 1],
    [balm.id, 1],
  ]);
  const refund = {
    orderId,
    amountLkr: 100,
    method: 'cash',
    reason: '',
    shownRefundedLkr: 0,
  } as const;
  expect(await refundOrder(owner, { ...refund, returnedUnits })).toMatchObject({ ok: true });

  const signedIn = await shop.signedIn(owner.actor.userId);
  const textOf = async (path: string) => (await signedIn.get(path)).body.replaceAll(/<[^>]*>/g, '');
  expect(await textOf('/admin/packing')).toContain('2 × Returned Oil');
  await packOrder(owner, { orderId, isPacked: true });
  for (const path of ['/admin/packing', '/admin/today']) {
    expect(await textOf(path)).toContain('2 × Returned Oil');
    expect(await textOf(path)).not.toContain('Returned Balm');
  }
});
