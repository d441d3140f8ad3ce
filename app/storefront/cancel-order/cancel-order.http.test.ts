import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess({ demo: true });
});
afterAll(() => shop.close());

test.each(['ask', 'withdraw'])(
  'a form (%s) sent after the parcel has left redirects to the page, which says that it is too late',
  async (intent) => {
    const { id: orderId } = await anOrder(shop.shop, { status: 'shipped' });
    const visitor = shop.visitor();
    const path = `/si/order-success/${orderId}/cancel`;

    const { status, headers } = await visitor.post(path, { intent, words: '' });

    expect([status, headers.get('Location')]).toEqual([302, path]);
    expect((await visitor.get(path)).body).toContain('මෙම ඇණවුම දැන් මෙහිදී අවලංගු කරන්න බැහැ.');
  },
);
