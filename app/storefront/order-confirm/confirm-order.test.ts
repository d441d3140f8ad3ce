import { expect, test } from 'vitest';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { confirmOwnOrder } from '#domain/orders/fulfilment/confirm-own-order.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { confirmLink } from '#web/urls/confirm-link.server.ts';
import { loader } from './confirm-order.route.tsx';

test('an order that its customer confirmed and then asked to cancel is not called confirmed, until they confirm it again', async () => {
  const shop = await openSellingShop();
  const order = await anOrder(shop, { confirmedByPhoneAt: shop.now() });
  const open = async () => {
    const { args, running } = await visitArgs(shop, { path: '/confirm' });
    const token = confirmLink(running, order)?.split('/').at(-1);
    const page = await loader({ ...args, params: { token } } as never);
    return 'order' in page ? page.order : undefined;
  };
  expect(await open()).toMatchObject({ state: 'confirmed', isCancelAsked: false });

  await askToCancel(shop, { orderId: order.id, words: '' });
  expect(await open()).toMatchObject({ state: 'open', isCancelAsked: true });

  await confirmOwnOrder(shop, order.id, { intent: 'confirm' });
  expect(await open()).toMatchObject({ state: 'confirmed', isCancelAsked: false });
});
