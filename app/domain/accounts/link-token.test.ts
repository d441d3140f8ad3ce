import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { drawToken, hashToken } from './link-token.server.ts';

test('each token is another, fits into an address, and cannot be read off its hash', async () => {
  const shop = await openTestShop();
  const drawn = Array.from({ length: 100 }, () => drawToken(shop));
  expect(new Set(drawn.map(({ token }) => token)).size).toBe(100);
  for (const { token, tokenHash } of drawn) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(hashToken(token)).toBe(tokenHash);
    expect(tokenHash).not.toContain(token);
  }
});
