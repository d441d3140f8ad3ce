import { expect, test } from 'vitest';
import { openInProcess } from '#test/in-process-shop.ts';
import { aProduct } from '#test/shop.ts';
import { aBuyer, checkoutFields, orderIdOf, putInCart } from '#test/shopping.ts';

const password = 'sesame-and-turmeric';
const identifier = 'kamala@example.lk';

test('without a script a customer whose session ended at the checkout signs in again, finds the form as typed, once, and orders', async () => {
  const open = await openInProcess({ demo: true });
  try {
    const kamala = open.visitor();
    await kamala.post('/sign-up', { name: 'Kamala Silva', identifier, password });
    await putInCart(kamala, (await aProduct(open.shop)).id);
    const typed = aBuyer({ address: '24/1, Temple Road' });
    const form = { ...checkoutFields((await kamala.get('/checkout')).body), ...typed };
    await kamala.post('/sign-out', {});

    const late = await kamala.post('/checkout', form);
    expect([late.status, late.headers.get('Location')]).toEqual([303, '/sign-in?next=%2Fcheckout']);
    await kamala.post('/sign-in', { identifier, password, next: '/checkout' });
    const { body } = await kamala.get('/checkout');
    expect(body).toContain('You were signed out before the order was placed.');
    expect(body).toContain('value="24/1, Temple Road"');
    expect((await kamala.get('/checkout')).body).not.toContain('24/1, Temple Road');

    const placed = await kamala.post('/checkout', { ...checkoutFields(body), ...typed });
    expect(orderIdOf(placed)).toBeDefined();
  } finally {
    await open.close();
  }
});
