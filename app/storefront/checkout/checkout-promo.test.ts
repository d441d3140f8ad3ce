import { expect, test } from 'vitest';
import { aCart, openSellingShop } from '#test/checkout.ts';
import { aPromo } from '#test/promo.ts';
import { aProduct } from '#test/shop.ts';
import { orderIds, submitCheckout } from '#test/submit-checkout.ts';

test('a code that is typed and not yet applied is applied first, and no order is placed before the shopper has seen the new total', async () => {
  const shop = await openSellingShop();
  await aPromo(shop, { code: 'AYU10' });
  const cart = aCart([await aProduct(shop, { priceLkr: 3800 }), 1]);

  const { answer } = await submitCheckout(shop, cart, { promo: 'ayu10' });

  expect(answer?.refusal).toMatchObject({
    code: 'promo',
    text: { en: expect.stringMatching(/AYU10 was applied.+check the new total/) },
  });
  expect(await orderIds(shop)).toEqual([]);
});

test('the message about a typed code that gives this cart no discount has the reason, and does not say that the code was applied', async () => {
  const shop = await openSellingShop();
  await aPromo(shop, { code: 'BIG10', minimumLkr: 5000 });
  const cart = aCart([await aProduct(shop, { priceLkr: 3800 }), 1]);

  const { answer } = await submitCheckout(shop, cart, { promo: 'BIG10' });

  expect(answer?.refusal).toMatchObject({
    code: 'promo',
    text: { en: expect.stringMatching(/^The promo code BIG10 applies once there is .+1,200 more/) },
  });
  expect(await orderIds(shop)).toEqual([]);
});
