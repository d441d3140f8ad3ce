import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxQuantity } from '#domain/cart/cart.ts';
import { deriveKey } from '#platform/config/secret.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { readCart } from './cart-cookie.server.ts';
import { signedCookie } from './signed-cookie.server.ts';

const running = { secret: 'a secret of the shop', https: false } as RunningShop;
const cookie = signedCookie('sandhi_cart', { secret: deriveKey('cart-cookie', running.secret) });

async function readCartFrom(content: unknown) {
  const [pair = ''] = (await cookie.serialize(content)).split(';');
  return readCart(running, new Request('http://shop/', { headers: { Cookie: pair } }));
}

test('a cookie with any content is read as an empty cart or as a cart with valid quantities', async () => {
  const line = fc.oneof(
    fc.tuple(fc.uuid(), fc.oneof(fc.integer(), fc.double({ noNaN: true }))),
    fc.jsonValue(),
  );
  const content = fc.oneof(
    fc.jsonValue(),
    fc.record({ k: fc.oneof(fc.uuid(), fc.string()), l: fc.array(line, { maxLength: 3 }) }),
  );
  await fc.assert(
    fc.asyncProperty(content, async (value) => {
      const { key, lines } = await readCartFrom(value);
      expect(key === undefined).toBe(lines.length === 0);
      for (const { quantity } of lines) {
        expect(Number.isInteger(quantity) && quantity > 0 && quantity <= maxQuantity).toBe(true);
      }
    }),
  );
});
