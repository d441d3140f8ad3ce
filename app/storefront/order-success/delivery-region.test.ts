import { expect, test } from 'vitest';
import { openSellingShop } from '#test/checkout.ts';
import { anOrder } from '#test/order.ts';
import { loadConfirmation } from './load-confirmation.server.ts';

test.each([
  ['Western Province', null],
  ['Gampaha District, Western Province', 'Gampaha'],
] as const)(
  'the address of an order ends with %s if its district is %s',
  async (region, district) => {
    const shop = await openSellingShop();
    const { id: orderId } = await anOrder(shop, { district });
    const request = { orderId, language: 'en', isDemo: true, channels: [] } as const;
    const { order } = await loadConfirmation(shop, request);
    expect(order).toMatchObject({ region: { en: region } });
  },
);
