import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { type Flash, writeFlash } from '#web/cookies/flash.server.ts';
import { withAccountFlash } from './account-flash.server.ts';

test('the page of the account takes its own message, and leaves one about the cart for the cart', async () => {
  const running = aRunningShop(await openTestShop());
  const context = new RouterContextProvider();
  context.set(runningShopContext, running);
  const open = async (flash: Flash) => {
    const headers = { Cookie: cookieHeader([await writeFlash(running, flash)]) };
    const request = new Request('http://localhost:3000/account', { headers });
    const { data, init } = await withAccountFlash({ request, context }, {});
    return { shown: data.flash?.code, deletes: new Headers(init?.headers).has('Set-Cookie') };
  };

  expect(await open({ kind: 'success', code: 'order-kept' })).toEqual({
    shown: 'order-kept',
    deletes: true,
  });
  expect(await open({ kind: 'error', code: 'quantity-capped' })).toEqual({
    shown: undefined,
    deletes: false,
  });
});
