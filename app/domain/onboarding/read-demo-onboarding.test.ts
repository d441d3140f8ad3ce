import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { aDemoShop } from '#test/demo-mode.ts';
import { anOrder } from '#test/order.ts';
import { aProduct } from '#test/shop.ts';
import { markOnboarding } from './mark-onboarding.server.ts';
import { readDemoOnboarding } from './read-demo-onboarding.server.ts';

test('the checklist of demo mode ticks the steps that its owner has tried, not counting invented orders', async () => {
  const owner = await aDemoShop();
  const listDoneSteps = async () =>
    (await readDemoOnboarding(owner)).steps.filter(({ isDone }) => isDone).map(({ key }) => key);
  expect(await listDoneSteps()).toEqual([]);

  const product = await aProduct(owner);
  const order = await anOrder(owner, { lines: [{ product, quantity: 1 }] });
  await owner.db.update(orders).set({ invented: true });
  expect(await listDoneSteps()).toEqual(['demo-month']);

  await owner.db.update(orders).set({ invented: false });
  expect(await listDoneSteps()).toEqual(['demo-order']);
  await confirmOrder(owner, { orderId: order.id });
  await shipOrder(owner, { orderId: order.id, courier: 'Lanka Courier', trackingNumber: '1' });
  await owner.db.update(products).set({ version: 2 }).where(eq(products.id, product.id));
  // Marks the packing slip and the tracking page as seen.
  await markOnboarding(owner, 'slip-seen');
  await markOnboarding(owner, 'track-seen');
  expect(await listDoneSteps()).toHaveLength(6);
});
