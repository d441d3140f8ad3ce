import { afterEach, describe, expect, test } from 'vitest';
import { openShopServer, type ShopServer } from '#test/open-shop-server.ts';

let shop: ShopServer | undefined;

afterEach(async () => {
  await shop?.remove();
  shop = undefined;
});

describe.each(['embedded', 'postgres'] as const)('on the %s database', (database) => {
  test('the shop opens, says how to sign in, answers, and opens again on the same data', async () => {
    shop = await openShopServer({ database });
    const password = shop.demo?.password;
    expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect((await shop.visitor().get('/')).status).toBe(200);
    expect(await shop.stop('SIGTERM')).toBe(0);

    shop = await shop.reopen();
    expect(shop.demo?.password).toBe(password);
  });
});
