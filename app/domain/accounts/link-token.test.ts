import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { generateToken, hashToken } from './link-token.server.ts';

test('tokens are unique and safe in a URL, and the hash does not contain the token', async () => {
  const shop = await openTestShop();
  const generated = Array.from({ length: 100 }, () => generateToken(shop));
  expect(new Set(generated.map(({ token }) => token)).size).toBe(100);
  for (const { token, tokenHash } of generated) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(hashToken(token)).toBe(tokenHash);
    expect(tokenHash).not.toContain(token);
  }
});
