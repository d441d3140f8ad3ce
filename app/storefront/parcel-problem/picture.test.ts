import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { findProblem } from '#domain/problems/find-problem.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { panelVisitors } from '#test/panel-visitors.ts';
import { aDeliveredOrder, reportDamage } from '#test/parcel-problems.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { loader } from './picture.route.ts';

test('a picture of a problem is shown to the customer and to owners, and not to a packer', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const running = aRunningShop({ ...shop, now: () => new Date() });
  const { orderId } = await aDeliveredOrder(shop);
  await reportDamage(shop, orderId);
  const pictureId = (await findProblem(shop, orderId))?.pictures[0]?.id ?? '';
  const { owner, packer } = await panelVisitors(running);
  const statusFor = async (cookie: string) => {
    const url = `http://localhost:3000/order-success/${orderId}/problem/${pictureId}`;
    const context = new RouterContextProvider();
    context.set(runningShopContext, running);
    context.set(shopContext, shop);
    const request = new Request(url, { headers: { cookie } });
    const args = { request, params: { orderId, pictureId }, context };
    return (await loader(args as unknown as Parameters<typeof loader>[0])).status;
  };
  expect([await statusFor(''), await statusFor(owner)]).toEqual([200, 200]);
  expect(await statusFor(packer)).toBe(404);
});
