import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { paymentMismatches, stockMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { refundOrder } from './refund-order.server.ts';

test('returned units are restocked, and a return of more units than the order holds is refused', async () => {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const lines = [{ product: oil, quantity: 2 }];
  const paid = { paymentStatus: 'paid', status: 'delivered' } as const;
  const { id: orderId } = await anOrder(shop, { lines, ...paid });
  const refund = (units: number, shownRefundedLkr: number) =>
    refundOrder(shop, {
      orderId,
      amountLkr: 1000,
      method: 'cash',
      reason: 'Broken seal',
      shownRefundedLkr,
      returnedUnits: new Map([[oil.id, units]]),
    });
  const stock = async () => {
    const [product] = await shop.db.select().from(products).where(eq(products.id, oil.id));
    return product?.stock;
  };

  expect(await refund(1, 0)).toMatchObject({ ok: true });
  expect(await stock()).toBe(4);
  expect(await refund(2, 1000)).toMatchObject({ refusal: { code: 'more-than-held', held: 1 } });
  expect(await findOrder(shop, orderId)).toMatchObject({
    refundedLkr: 1000,
    lines: [{ quantity: 2, returned: 1 }],
  });
  expect(await refund(1, 1000)).toMatchObject({ ok: true });
  expect(await stock()).toBe(5);
  expect([await stockMismatches(shop), await paymentMismatches(shop)]).toEqual([[], []]);
});
