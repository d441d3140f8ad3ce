import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addToCart,
  type Cart,
  emptyCart,
  itemCount,
  maxLines,
  maxQuantity,
  removeFromCart,
  setQuantity,
} from './cart.ts';

const oil = randomUUID();
const balm = randomUUID();

function cartOf(...lines: [string, number][]): Cart {
  return lines.reduce<Cart>((cart, [productId, quantity]) => {
    const added = addToCart(cart, { productId, quantity });
    if (!added.ok) throw new Error(added.refusal.code);
    return added.value;
  }, emptyCart);
}

test('the first line gives the cart its key, and later lines keep it', () => {
  const cart = cartOf([oil, 1]);
  const added = addToCart(cart, { productId: balm, quantity: 2 });

  expect(cart.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(added).toEqual({
    ok: true,
    value: { key: cart.key, lines: [...cart.lines, line(balm, 2)] },
  });
});

test('adding a product that is in the cart raises the quantity of its line', () => {
  expect(cartOf([oil, 2], [balm, 1], [oil, 3]).lines).toEqual([line(oil, 5), line(balm, 1)]);
});

test('a cart that is filled again after it was emptied gets a new key', () => {
  const cart = cartOf([oil, 1]);
  const emptied = removeFromCart(cart, oil);

  expect(emptied).toEqual(emptyCart);
  expect(addToCart(emptied, line(oil, 1))).not.toMatchObject({ value: { key: cart.key } });
});

test.each([0, -1, -9_999])('setting a quantity of %d removes the line', (quantity) => {
  const cart = cartOf([oil, 4], [balm, 1]);
  expect(setQuantity(cart, line(oil, quantity))).toEqual({
    ok: true,
    value: { key: cart.key, lines: [line(balm, 1)] },
  });
});

test.each([1.5, -0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 10_000])(
  'a quantity of %d is refused, and the old quantity stays',
  (quantity) => {
    const cart = cartOf([oil, 4]);
    expect(setQuantity(cart, line(oil, quantity))).toMatchObject({
      refusal: { code: 'quantity-invalid' },
    });
    expect(cart.lines).toEqual([line(oil, 4)]);
  },
);

test('a sum above 9,999 is refused', () => {
  const cart = cartOf([oil, maxQuantity]);
  expect(addToCart(cart, line(oil, 1))).toMatchObject({ refusal: { code: 'quantity-invalid' } });
});

test('a full cart refuses another product, but takes more of a product that it has', () => {
  const full = cartOf(
    ...Array.from({ length: maxLines }, (): [string, number] => [randomUUID(), 1]),
  );

  expect(addToCart(full, line(oil, 1))).toMatchObject({ refusal: { code: 'too-many-products' } });
  expect(addToCart(full, { productId: full.lines[0]?.productId ?? '', quantity: 1 }).ok).toBe(true);
});

test('after any changes a cart has at most one line per product, a valid quantity in each, and the same key while it has lines', () => {
  const productId = fc.constantFrom(...Array.from({ length: 6 }, () => randomUUID()));
  const quantity = fc.oneof(fc.integer({ min: -3, max: 12_000 }), fc.double());
  const step = fc.record({ act: fc.constantFrom('add', 'set', 'remove'), productId, quantity });

  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let cart: Cart = emptyCart;
      for (const { act, ...wanted } of steps) {
        const before = cart;
        cart = applyStep(cart, act, wanted);
        const keepsKey = before.key !== undefined && cart.lines.length > 0;
        if (keepsKey) expect(cart.key).toBe(before.key);
      }
      expect(cart.key === undefined).toBe(cart.lines.length === 0);
      expect(new Set(cart.lines.map((line) => line.productId)).size).toBe(cart.lines.length);
      for (const line of cart.lines) {
        expect(Number.isInteger(line.quantity)).toBe(true);
        expect(line.quantity).toBeGreaterThanOrEqual(1);
        expect(line.quantity).toBeLessThanOrEqual(maxQuantity);
      }
      expect(itemCount(cart)).toBe(cart.lines.reduce((sum, line) => sum + line.quantity, 0));
    }),
  );
});

function line(productId: string, quantity: number) {
  return { productId, quantity };
}

function applyStep(cart: Cart, act: string, wanted: { productId: string; quantity: number }): Cart {
  if (act === 'remove') return removeFromCart(cart, wanted.productId);
  const changed = act === 'add' ? addToCart(cart, wanted) : setQuantity(cart, wanted);
  return changed.ok ? changed.value : cart;
}
