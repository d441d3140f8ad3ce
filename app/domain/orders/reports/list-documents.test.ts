import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { listDocuments } from './list-documents.server.ts';

test('documents are listed in the requested sequence, each once, with their lines', async () => {
  const shop = await anOwner(await openTestShop());
  const [oil, balm] = [
    await aProduct(shop, { slug: 'joint-oil', priceLkr: 3800 }),
    await aProduct(shop, { slug: 'balm', priceLkr: 900 }),
  ];
  const both = [
    { product: oil, quantity: 2 },
    { product: balm, quantity: 1 },
  ];
  const first = await anOrder(shop, { lines: both, notes: 'Ring twice', courier: 'Domex' });
  const second = await anOrder(shop, { lines: [{ product: balm, quantity: 3 }] });

  const documents = await listDocuments(shop, [second.id, first.id, second.id]);

  expect(documents.map(({ orderNumber }) => orderNumber)).toEqual([
    second.orderNumber,
    first.orderNumber,
  ]);
  expect(documents[1]).toMatchObject({ notes: 'Ring twice', courier: 'Domex', totalLkr: 8500 });
  expect(
    documents[1]?.lines.map(({ sku, quantity, priceLkr }) => [sku, quantity, priceLkr]),
  ).toEqual([
    ['joint-oil', 2, 3800],
    ['balm', 1, 900],
  ]);
  expect(documents[0]?.lines).toHaveLength(1);
});

test('malformed and unknown ids are left out', async () => {
  const shop = await anOwner(await openTestShop());
  const order = await anOrder(shop);
  expect(await listDocuments(shop, [])).toEqual([]);
  expect(await listDocuments(shop, ['x', `${randomUUID()}`])).toEqual([]);
  expect(await listDocuments(shop, ["'; --", order.id])).toHaveLength(1);
});

test('each refund is on the invoice, with its day', async () => {
  const shop = await anOwner(await openTestShop());
  const order = await anOrder(shop, { paymentStatus: 'paid' });
  const request = { orderId: order.id, reason: 'Broken bottle', returnedUnits: new Map() };
  const first = { ...request, amountLkr: 500, method: 'cash', shownRefundedLkr: 0 } as const;
  const second = { ...request, amountLkr: 300, method: 'bank', shownRefundedLkr: 500 } as const;
  await refundOrder(shop, first);
  await refundOrder(shop, second);

  const [document] = await listDocuments(shop, [order.id]);

  expect(document?.refundedLkr).toBe(800);
  expect(document?.refunds).toMatchObject([
    { amountLkr: 500, method: 'cash', at: shop.now() },
    { amountLkr: 300, method: 'bank', at: shop.now() },
  ]);
});

test('money that was charged back, or only marked as refunded, is on the invoice too', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const chargedBack = await anOnlineOrder(shop);
  await recordNotification(shop, aNotification(chargedBack, 2));
  const request = { orderId: chargedBack.id, reason: '', returnedUnits: new Map() };
  await refundOrder(owner, { ...request, amountLkr: 300, method: 'cash', shownRefundedLkr: 0 });
  await recordNotification(shop, aNotification(chargedBack, -3));
  const marked = await anOrder(shop, { paymentStatus: 'paid' });
  await changeOrderStatus(owner, { orderId: marked.id, paymentStatus: 'refunded' });

  const documents = await listDocuments(owner, [chargedBack.id, marked.id]);

  expect(documents.map(({ refunds }) => refunds)).toMatchObject([
    [
      { amountLkr: 300, method: 'cash' },
      { amountLkr: chargedBack.totalLkr - 300, method: 'charge-back' },
    ],
    [{ amountLkr: marked.totalLkr, method: undefined }],
  ]);
});

test('a refund of three billion rupees, as large as prices and quantities allow, is on the invoice', async () => {
  const shop = await anOwner(await openTestShop());
  const chair = await aProduct(shop, { priceLkr: productLimits.priceLkr, stock: 300 });
  const lines = [{ product: chair, quantity: 300 }];
  const { id: orderId } = await anOrder(shop, { lines, paymentStatus: 'paid' });
  await changeOrderStatus(shop, { orderId, paymentStatus: 'refunded' });

  const [document] = await listDocuments(shop, [orderId]);

  expect(document?.refunds).toMatchObject([{ amountLkr: 3_000_000_000 }]);
});
