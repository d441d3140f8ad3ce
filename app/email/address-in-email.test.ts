import { expect, test } from 'vitest';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { composeMessage } from './compose-message.server.ts';

test.each(['order-placed', 'new-order'] as const)(
  'the e-mail “%s” names the district of the address',
  async (kind) => {
    const shop = await openSellingShop();
    const { id: orderId } = await anOrder(shop, { district: 'Gampaha' });
    const message = await aMessage(shop, { kind, orderId, language: 'en', secretLink: null });
    const composed = await composeMessage(shop, message, {
      appUrl: 'https://shop.example.lk',
      demo: false,
    });
    expect(composed?.text).toContain('Gampaha District, Western Province');
  },
);
