import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { paymentMismatches, stockMismatches } from '#test/ledger.ts';
import { aPaidOrder } from '#test/online-refund.ts';
import { listOnlinePayments } from './read-gateway-refunds.server.ts';

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
