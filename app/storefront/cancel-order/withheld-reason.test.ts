import { expect, test } from 'vitest';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { loader as loadOrderPage } from '#storefront/order-success/order-success.route.tsx';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { loader as loadCancelPage } from './cancel.route.tsx';

test('the data of the pages of an order have no reason of a request to cancel, which they do not show', async () => {
  const shop = await openSellingShop();
  const { id: orderId } = await anOrder(shop);
  await askToCancel(shop, { orderId, words: 'My sister must not know' });
  for (const load of [loadOrderPage, loadCancelPage]) {
    const { args } = await visitArgs(shop, { path: `/order-success/${orderId}` });
    const page = JSON.stringify(await load({ ...args, params: { orderId } } as never));
    expect(page).toContain('"state":"waiting"');
    expect(page).not.toContain('must not know');
  }
});
