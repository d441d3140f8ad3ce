import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { paymentMismatches, stockMismatches } from '#test/ledger.ts';
import { aNotification } from '#test/online-payment.ts';
import { aPaidOrder, refunded } from '#test/online-refund.ts';
import { beginGatewayRefund } from './begin-gateway-refund.server.ts';
import { listOnlinePayments } from './read-gateway-refunds.server.ts';
import { sendGatewayRefund } from './send-gateway-refund.server.ts';

test('a payment is refunded in parts through the gateway, with ledger entries and restocked units, and no more than was paid', async () => {
  const { shop, order, oil, refundRequests, pressRefund, readOrder } = await aPaidOrder();
  const returnedUnits = new Map([[oil.id, 1]]);
  expect(await pressRefund({ amountLkr: 3800, returnedUnits })).toBe('refunded');
  expect(await readOrder()).toMatchObject({ refundedLkr: 3800, paymentStatus: 'paid' });
  expect(await pressRefund({ amountLkr: 3801, shownRefundedLkr: 3800 })).toBe('more-than-paid');
  expect(await pressRefund({ amountLkr: 3800, shownRefundedLkr: 3800 })).toBe('refunded');
  expect(await readOrder()).toMatchObject({ refundedLkr: 7600, paymentStatus: 'refunded' });
  expect(refundRequests.map(({ amountLkr }) => amountLkr)).toEqual([3800, 3800]);
  expect(await listOnlinePayments(shop, order.id)).toMatchObject([{ leftLkr: 0 }]);
  const [product] = await shop.db.select().from(products).where(eq(products.id, oil.id));
  expect(product?.stock).toBe(4);
  expect([await stockMismatches(shop), await paymentMismatches(shop)]).toEqual([[], []]);
});

test('a refund that the gateway refuses changes nothing, and can be requested again', async () => {
  const { pressRefund, readOrder } = await aPaidOrder();
  expect(await pressRefund({}, { kind: 'refused', why: 'down', gatewayText: '' })).toBe('refused');
  expect(await readOrder()).toMatchObject({ refundedLkr: 0 });
  expect(await pressRefund()).toBe('refunded');
});

test('money that is charged back while its refund is in progress counts as refunded once', async () => {
  const { shop, owner, order, refundInput, readOrder } = await aPaidOrder();
  const { orderNumber } = order;
  const begun = await beginGatewayRefund(owner, refundInput());
  if (!begun.ok) throw new Error('The refund was refused.');
  await recordNotification(shop, aNotification(order, -3));
  await sendGatewayRefund(owner, begun.value, { orderNumber, refund: async () => refunded });
  expect(await readOrder()).toMatchObject({ receivedLkr: 7600, refundedLkr: 7600 });
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('a refund in progress restocks only the units that the order still holds', async () => {
  const { shop, owner, order, oil, refundInput, readOrder } = await aPaidOrder();
  const { id: orderId, orderNumber } = order;
  const begun = await beginGatewayRefund(
    owner,
    refundInput({ returnedUnits: new Map([[oil.id, 2]]) }),
  );
  if (!begun.ok) throw new Error('The refund was refused.');
  const edited = await editOrder(owner, {
    ...{ orderId, version: (await readOrder())?.version ?? 0, customerName: 'Nimal Perera' },
    ...{ phone: '+94771234567', email: undefined, address: '12 Temple Road', city: 'Colombo' },
    ...{ province: 'Western', quantities: new Map([[oil.id, 1]]) },
  });
  expect(edited.ok).toBe(true);
  await sendGatewayRefund(owner, begun.value, { orderNumber, refund: async () => refunded });
  expect(await shop.db.select({ stock: products.stock }).from(products)).toEqual([{ stock: 5 }]);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('an order has to be packed again after a refund through the gateway that restocks a unit', async () => {
  const { owner, order, oil, pressRefund, readOrder } = await aPaidOrder();
  await packOrder(owner, { orderId: order.id, isPacked: true });
  await pressRefund({ amountLkr: 1000 });
  expect(await readOrder()).toMatchObject({ packedAt: owner.now(), version: 1 });
  const unit = { amountLkr: 3800, shownRefundedLkr: 1000, returnedUnits: new Map([[oil.id, 1]]) };
  expect(await pressRefund(unit)).toBe('refunded');
  expect(await readOrder()).toMatchObject({ packedAt: null, version: 2, lines: [{ returned: 1 }] });
});

test.each(['before', 'after'] as const)(
  'a payment that is charged back and refunded takes nothing of another payment of its order: refunded %s the chargeback',
  async (refundIs) => {
    const { shop, owner, refundInput, readOrder, order } = await aPaidOrder();
    await recordNotification(shop, aNotification(order, 2, { paymentId: '3201' }));
    const begun = await beginGatewayRefund(owner, refundInput());
    if (!begun.ok) throw new Error('The refund was refused.');
    const { paymentId } = begun.value;
    const chargeBack = () => recordNotification(shop, aNotification(order, -3, { paymentId }));
    if (refundIs === 'after') await chargeBack();
    const { orderNumber } = order;
    await sendGatewayRefund(owner, begun.value, { orderNumber, refund: async () => refunded });
    if (refundIs === 'before') await chargeBack();
    expect(await readOrder()).toMatchObject({
      ...{ receivedLkr: 15_200, refundedLkr: 7600, paymentStatus: 'paid' },
    });
    expect(await paymentMismatches(shop)).toEqual([]);
  },
);
