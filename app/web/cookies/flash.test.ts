import { expect, test } from 'vitest';
import { aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { takeFlash, writeFlash } from './flash.server.ts';

test('a message about the wishlist does not replace another message, and reading the other deletes only its own cookie', async () => {
  const running = aRunningShop(await openTestShop());
  const flashes = [
    { kind: 'success', code: 'order-kept' },
    { kind: 'success', code: 'wishlist-added' },
  ] as const;
  const setCookies = await Promise.all(flashes.map((flash) => writeFlash(running, flash)));
  const names = setCookies.map((cookie) => cookie.split('=')[0]);
  expect(new Set(names).size).toBe(2);

  const headers = { Cookie: cookieHeader(setCookies) };
  const taken = await takeFlash(running, new Request('http://localhost:3000/account', { headers }));
  expect(taken.flash).toEqual(flashes[0]);
  expect(taken.deletionCookie).toMatch(/^sandhi_flash=;/);
});
