import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { attemptBudgets } from '#domain/limits/tables.server.ts';
import { anAccount, aRunningShop, aSessionOf, cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { accountContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { loadAccount } from './load-account.server.ts';

type Visit = { headers?: HeadersInit; method?: string };

async function visit(
  running: RunningShop,
  cookie: string,
  { headers = {}, method = 'GET' }: Visit = {},
) {
  const request = new Request('http://localhost:3000/account', { method, headers: { cookie } });
  const context = new RouterContextProvider();
  context.set(runningShopContext, running);
  context.set(shopContext, running.shop);
  const args = { request, context } as unknown as Parameters<typeof loadAccount>[0];
  const response = await loadAccount(args, async () => new Response('a page', { headers }));
  return { response: response as Response, context };
}

test('a signed-in visitor acts as that customer', async () => {
  const running = aRunningShop(await openTestShop());
  const credentials = { username: 'kamala', password: 'sesame-and-turmeric' };
  const userId = await anAccount(running, credentials);
  const setCookies = await aSessionOf(running, userId);

  const { context } = await visit(running, cookieHeader(setCookies));

  expect(context.get(accountContext)).toEqual({ userId, name: 'Kamala Silva', isAdmin: false });
  expect(context.get(shopContext).actor).toEqual({ kind: 'customer', userId });
});

test('without a session, or with an invented one, the visitor is a guest, and no cache stores the page', async () => {
  const running = aRunningShop(await openTestShop());
  for (const cookie of ['', 'sandhi.session_token=invented.invented']) {
    const { response, context } = await visit(running, cookie);
    expect(context.get(accountContext)).toBeNull();
    expect(context.get(shopContext).actor).toEqual({ kind: 'guest' });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.text()).toBe('a page');
  }
});

test('the cookie of a prolonged session does not overwrite the cookie of a session that the page has just opened', async () => {
  const running = aRunningShop(await openTestShop());
  const credentials = { username: 'kamala', password: 'sesame-and-turmeric' };
  const userId = await anAccount(running, credentials);
  const setCookies = await aSessionOf(running, userId);
  const cookie = cookieHeader(setCookies);
  await running.shop.db.update(sessions).set({ expiresAt: new Date(Date.now() + 86_400_000) });
  const opened = 'sandhi.session_token=a-new-one; Path=/';

  const plain = await visit(running, cookie);
  const renewed = await visit(running, cookie, { headers: { 'Set-Cookie': opened } });

  expect(plain.response.headers.getSetCookie()).toHaveLength(1);
  expect(renewed.response.headers.getSetCookie()).toEqual([opened]);
});

test('changes above the limit of an account are refused, and reads are not', async () => {
  const running = aRunningShop(await openTestShop());
  const credentials = { username: 'kamala', password: 'sesame-and-turmeric' };
  const userId = await anAccount(running, credentials);
  const setCookies = await aSessionOf(running, userId);
  const cookie = cookieHeader(setCookies);
  const { bucket, attempts } = budgetOf('changes:account', userId);
  const renewsAt = new Date(running.shop.now().getTime() + 60_000);
  await running.shop.db.insert(attemptBudgets).values({ bucket, used: attempts - 1, renewsAt });

  expect((await visit(running, cookie, { method: 'POST' })).response.status).toBe(200);
  const refused = await visit(running, cookie, { method: 'POST' }).catch(
    (thrown: Response) => thrown,
  );
  expect(refused).toMatchObject({ status: 429 });
  expect((await visit(running, cookie)).response.status).toBe(200);
});
