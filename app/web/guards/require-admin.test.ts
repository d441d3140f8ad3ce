import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { endSessions } from '#domain/accounts/account-writes.server.ts';
import { sessions } from '#domain/accounts/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { anAccount, aRunningShop, aSessionOf, cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { isCode, isTest, sourceFiles } from '#test/source-files.ts';
import { adminShopContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { writeKnownBrowser } from '#web/cookies/known-browser-cookie.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { requireAdmin } from './require-admin.server.ts';

const password = 'sesame-and-turmeric';
const dayMs = 24 * 60 * 60 * 1000;

async function requestPage(running: RunningShop, cookie: string, query = '') {
  const url = `http://localhost:3000/admin/dashboard${query}`;
  const request = new Request(url, { headers: { cookie } });
  const context = new RouterContextProvider();
  context.set(runningShopContext, running);
  context.set(shopContext, running.shop);
  const args = { request, context } as unknown as Parameters<typeof requireAdmin>[0];
  const response = await requireAdmin(args, async () => new Response('inside'));
  return { response: response as Response, context };
}

async function aShop() {
  const shop = await openTestShop();
  await ensureSettings(shop);
  return shop;
}

async function signedInOwner(running: RunningShop) {
  const userId = await anAccount(running, { username: 'kamala', password, owner: true });
  const setCookies = await aSessionOf(running, userId);
  await running.shop.db.update(sessions).set({ createdAt: running.shop.now() });
  return { userId, cookie: cookieHeader(setCookies) };
}

test('behind the guard the shop acts for the signed-in owner', async () => {
  const running = aRunningShop(await aShop());
  const { userId, cookie } = await signedInOwner(running);
  const { response, context } = await requestPage(running, cookie);
  expect(await response.text()).toBe('inside');
  expect(context.get(adminShopContext).actor).toMatchObject({ kind: 'owner', userId });
});

test('a session in use is prolonged, each cookie in a header of its own', async () => {
  const running = aRunningShop(await aShop());
  const { userId, cookie } = await signedInOwner(running);
  expect((await requestPage(running, cookie)).response.headers.getSetCookie()).toEqual([]);

  const soon = new Date(Date.now() + 2 * dayMs);
  await running.shop.db
    .update(sessions)
    .set({ expiresAt: soon })
    .where(eq(sessions.userId, userId));
  const prolonged = (await requestPage(running, cookie)).response.headers.getSetCookie();

  expect(prolonged.map((one) => one.split('=')[0])).toEqual(['sandhi.session_token']);
  const [kept] = await running.shop.db.select().from(sessions);
  expect(kept?.expiresAt.getTime()).toBeGreaterThan(soon.getTime());
});

test('a visitor without a session is refused, and only demo mode shows how to sign in', async () => {
  const shop = await aShop();
  const demo = { username: 'admin', password };
  for (const running of [aRunningShop(shop), aRunningShop(shop, { demo })]) {
    await expect(requestPage(running, '')).rejects.toMatchObject({
      init: { status: 401 },
      data: { demo: running.demo },
    });
  }
});

test('after thirty idle minutes the panel refuses the cookie of the session, with the reason', async () => {
  const shop = await aShop();
  const running = aRunningShop(shop);
  const { cookie } = await signedInOwner(running);
  const minutes = (count: number) => {
    shop.clock.at = new Date(shop.clock.at.getTime() + count * 60_000);
  };
  for (let use = 0; use < 3; use += 1) {
    minutes(29);
    expect(await (await requestPage(running, cookie)).response.text()).toBe('inside');
  }
  minutes(31);
  const refused = { init: { status: 401 }, data: { ask: 'password', reason: 'idle' } };
  for (const query of ['', '?background=1', '']) {
    await expect(requestPage(running, cookie, query)).rejects.toMatchObject(refused);
  }
});

test('a form is kept although its session was ended elsewhere, and nothing is read of an unknown browser', async () => {
  const running = aRunningShop(await aShop());
  const { userId, cookie } = await signedInOwner(running);
  const knownBrowser = cookieHeader([await writeKnownBrowser(running, undefined, userId)]);
  await endSessions(running.shop, userId);
  const post = (cookie: string) => {
    const body = new URLSearchParams({ nameEn: 'Oil' });
    const url = 'http://localhost:3000/admin/products/new';
    const request = new Request(url, { method: 'POST', headers: { cookie }, body });
    const context = new RouterContextProvider();
    context.set(runningShopContext, running);
    const args = { request, context } as unknown as Parameters<typeof requireAdmin>[0];
    return requireAdmin(args, async () => new Response('inside'));
  };
  const unsaved = { action: '/admin/products/new', fields: [['nameEn', 'Oil']] };
  const init = { status: 401 };
  // Signing out in another tab deletes the cookie of the session too.
  for (const cookies of [`${cookie}; ${knownBrowser}`, knownBrowser]) {
    const kept = { init, data: { ask: 'password', unsaved } };
    await expect(post(cookies)).rejects.toMatchObject(kept);
  }
  await expect(post('')).rejects.toMatchObject({ init, data: { unsaved: undefined } });
});

test('background requests of a page do not extend the idle timeout', async () => {
  const shop = await aShop();
  const running = aRunningShop(shop);
  const { cookie } = await signedInOwner(running);
  await requestPage(running, cookie);
  for (let minute = 0; minute < 30; minute += 1) {
    shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
    expect((await requestPage(running, cookie, '?background=1')).response.status).toBe(200);
  }
  shop.clock.at = new Date(shop.clock.at.getTime() + 1000);
  await expect(requestPage(running, cookie)).rejects.toMatchObject({ data: { reason: 'idle' } });
});

test('a changed idle timeout applies at once', async () => {
  const shop = await aShop();
  const running = aRunningShop(shop);
  const { cookie } = await signedInOwner(running);
  shop.clock.at = new Date(shop.clock.at.getTime() + 10 * 60_000);
  await shop.db.update(settings).set({ sessionTimeout: 5 });
  await expect(requestPage(running, cookie)).rejects.toMatchObject({ data: { reason: 'idle' } });
});

test('once two-factor is on, a password alone does not open the panel', async () => {
  const shop = await aShop();
  const running = aRunningShop(shop);
  const { cookie } = await signedInOwner(running);
  await shop.db.update(settings).set({ twoFactorAuth: true });
  await expect(requestPage(running, cookie)).rejects.toMatchObject({
    init: { status: 401 },
    data: { ask: 'enrolment' },
  });
});

test('only the guard of the panel makes a shop that acts for an admin', () => {
  const makers = sourceFiles()
    .filter((file) => isCode(file) && !isTest(file) && /\basAdmin\(/.test(file.text))
    .map((file) => file.path);
  expect(makers.sort()).toEqual([
    'app/domain/kernel/shop.server.ts',
    'app/web/guards/require-admin.server.ts',
    // Reads the query plan from the benchmark's database, which has no visitors.
    'scripts/bench/panel/plans.ts',
  ]);
});
