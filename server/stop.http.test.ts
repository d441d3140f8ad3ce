import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { isFullRun } from '#test/full-run.ts';
import { startThroughNpm } from '#test/npm-start.ts';
import { openShopServer, type ShopServer, usualDatabase } from '#test/open-shop-server.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { thoroughTest } from '#test/thorough-test.ts';

let shop: ShopServer | undefined;

afterEach(async () => {
  await shop?.remove();
  shop = undefined;
});

/** Sends a post whose last characters are still on their way when the shop has read its beginning. */
async function slowPost({ url }: ShopServer) {
  const body = 'intent=add&productId=nonsense&quantity=1&language=en';
  const agent = new http.Agent({ keepAlive: true });
  const request = http.request(`${url}/cart/lines`, {
    agent,
    method: 'POST',
    headers: {
      Origin: url,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  });
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  const begun = once(request, 'continue');
  request.write(body.slice(0, 20));
  await begun;
  const finish = async () => {
    request.end(body.slice(20));
    const [response] = await answered;
    response.resume();
    return response.statusCode ?? 0;
  };
  return { finish };
}

function isListening(shop: ShopServer | undefined): Promise<boolean> {
  return fetch(`${shop?.url}/livez`).then(
    () => true,
    () => false,
  );
}

describe.each(isFullRun ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
  '%s',
  (signal) => {
    test('a request in flight gets its response, no new request is accepted, and the shop exits with 0', async () => {
      shop = await openShopServer({ database: usualDatabase });
      const { finish } = await slowPost(shop);
      const stopped = shop.stop(signal);
      await expect.poll(() => isListening(shop), { timeout: 20_000 }).toBe(false);
      expect(await finish()).toBeLessThan(500);
      expect(await stopped).toBe(0);
    });
  },
);

thoroughTest(
  'a shop that is started again still has its orders and the password of demo mode',
  async () => {
    shop = await openShopServer({ database: usualDatabase });
    const password = shop.demoCredentials?.password;
    const buyer = shop.visitor();
    const home = await buyer.get('/');
    await putInCart(buyer, /name="productId" value="([0-9a-f-]{36})"/.exec(home.body)?.[1] ?? '');
    const orderPath = `/order-success/${orderIdOf(await placeOrder(buyer))}`;
    const numberOnPage = async () => /ORD-\d{13}-\d+/.exec((await buyer.get(orderPath)).body)?.[0];
    const orderNumber = await numberOnPage();
    expect(orderNumber).toBeDefined();
    expect(await shop.stop()).toBe(0);
    const again = await shop.reopen();
    expect(again.demoCredentials?.password).toBe(password);
    expect(await numberOnPage()).toBe(orderNumber);
    await again.stop();
  },
);

const signalsToNpm: [string, (npm: ChildProcess) => void][] = [
  ['Ctrl-C, which reaches npm, its shell and the shop at once', ctrlC],
  ['SIGTERM to npm alone', (npm) => npm.kill('SIGTERM')],
];

thoroughTest.each(signalsToNpm)('%s closes the shop gracefully', async (_how, stop) => {
  const { npm, dataDir, output } = await startThroughNpm();
  stop(npm);
  await once(npm, 'close');
  expect(output()).toContain('Closing: finishing what is in flight.');
  expect(npm.exitCode).toBe(0);
  fs.rmSync(dataDir, { recursive: true });
});

function ctrlC({ pid }: ChildProcess) {
  if (pid) process.kill(-pid, 'SIGINT');
}
