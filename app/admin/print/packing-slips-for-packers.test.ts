import { expect, test } from 'vitest';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { adminShopContext, panelSessionContext } from '#web/contexts.server.ts';
import { loader } from './print.route.tsx';

test('a packer’s browser receives only what the packing slip of an order shows: no prices, totals or promo codes', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const product = await aProduct(shop, { priceLkr: 3771 });
  const { id, orderNumber } = await anOrder(shop, {
    lines: [{ product, quantity: 3 }],
    paymentMethod: 'payhere',
    status: 'paid',
    paymentStatus: 'paid',
  });
  const path = `/admin/orders/print?kind=invoice&orderId=${orderNumber}`;
  const { args } = await visitArgs(shop, { path });
  args.context.set(adminShopContext, await anOwner(shop));
  const session = { id: 'one', panelLanguage: 'en', missingStep: 'nothing' } as const;
  args.context.set(panelSessionContext, { ...session, role: 'packer' });
  const { kind, orders } = await loader(args as never);
  expect([kind, orders.length]).toEqual(['packing-slip', 1]);
  const sent = JSON.stringify(orders);
  expect(sent).toContain('"dueLkr":0');
  expect(sent).not.toContain(id);
  // Leaves out the random id of the product, which may have the digits of a sum.
  const searched = sent.replaceAll('maximumPriceLkr', '').replaceAll(product.id, '');
  for (const sum of ['3771', '11313', 'otalLkr', 'priceLkr"', 'promoCode', 'refund']) {
    expect(searched).not.toContain(sum);
  }
});
