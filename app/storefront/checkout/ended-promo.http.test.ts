import { expect, test } from 'vitest';
import { aPromo } from '#test/promo.ts';
import { fillInCheckouts } from '#test/rush.ts';
import { openBuyers, openInProcessWithStocks } from '#test/stocked-shops.ts';

test('a code that has ended is refused with a message, although the shop has no other code', async () => {
  const { shop, productIds } = await openInProcessWithStocks([50]);
  try {
    await aPromo(shop.shop, { code: 'TODAY', endsAt: new Date(Date.now() - 1000) });
    const [visitor] = await openBuyers(shop, 1, () => [[productIds[0] ?? '', 1]]);
    if (!visitor) throw new Error('No buyer was opened.');
    const [form = {}] = await fillInCheckouts([visitor]);

    const response = await visitor.post('/checkout', { ...form, promo: 'TODAY' });

    expect(response.status).toBe(409);
    expect(response.body).toContain('The promo code TODAY is no longer valid.');
  } finally {
    await shop.close();
  }
});
