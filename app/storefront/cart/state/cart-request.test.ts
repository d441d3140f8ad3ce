import { expect, test } from 'vitest';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { afterRequest, mergeRequests } from './cart-request.ts';

const oil = {
  productId: 'oil',
  slug: 'oil',
  name: { en: 'Oil', si: 'තෛලය' },
  image: undefined,
  quantity: 2,
  priceLkr: 3800,
  totalLkr: 7600,
  stock: 5,
};
const cart: PricedCart = {
  lines: [oil],
  gone: [{ productId: 'balm', name: undefined, quantity: 1 }],
  itemCount: 3,
  subtotalLkr: 7600,
  discountLkr: 0,
  deliveryFeeLkr: 350,
  totalLkr: 7950,
};

test('adding one unit to a line changes the count and the total at once', () => {
  const after = afterRequest(cart, { intent: 'add', productId: 'oil', quantity: 1 });
  expect(after).toMatchObject({ itemCount: 4, subtotalLkr: 11_400, totalLkr: 11_750 });
  expect(after.lines).toMatchObject([{ quantity: 3, totalLkr: 11_400 }]);
});

test('a product that is new to the cart changes only the count until the server responds', () => {
  const after = afterRequest(cart, { intent: 'add', productId: 'tea', quantity: 1 });
  expect(after).toEqual({ ...cart, itemCount: 4 });
});

test('removing the last line that is still sold removes the delivery fee', () => {
  const after = afterRequest(cart, { intent: 'set', productId: 'oil', quantity: 0 });
  expect(after).toMatchObject({ lines: [], itemCount: 1, deliveryFeeLkr: 0, totalLkr: 0 });
});

test('a product that is no longer sold can be removed', () => {
  const after = afterRequest(cart, { intent: 'remove', productId: 'balm', quantity: 0 });
  expect(after).toMatchObject({ gone: [], itemCount: 2, totalLkr: 7950 });
});

test('waiting requests for one product are merged: additions are summed, and of set quantities the last one counts', () => {
  const add = { intent: 'add', productId: 'oil', quantity: 1 } as const;
  const set = { intent: 'set', productId: 'oil', quantity: 4 } as const;
  expect(mergeRequests(add, add)).toEqual({ ...add, quantity: 2 });
  expect(mergeRequests(set, { ...set, quantity: 5 })).toEqual({ ...set, quantity: 5 });
  expect(mergeRequests(add, set)).toBeUndefined();
  expect(mergeRequests(add, { ...add, productId: 'tea' })).toBeUndefined();
});
