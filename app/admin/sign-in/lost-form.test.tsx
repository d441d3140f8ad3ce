import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { endSessions } from '#domain/accounts/account-writes.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { textOf } from '#test/rendered.ts';
import { anAccount, aRunningShop, aSessionOf, cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { writeKnownBrowser } from '#web/cookies/known-browser-cookie.server.ts';
import { requireAdmin, type SignInNeeded } from '#web/guards/require-admin.server.ts';
import { SignInNeededScreen } from './sign-in-needed-screen.tsx';

const lost = 'Your form could not be kept';

async function aSignedOutOwner() {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const running = aRunningShop(shop);
  const credentials = { username: 'kamala', password: 'sesame-and-turmeric', owner: true };
  const userId = await anAccount(running, credentials);
  const session = cookieHeader(await aSessionOf(running, userId));
  await endSessions(shop, userId);
  const knownBrowser = cookieHeader([await writeKnownBrowser(running, undefined, userId)]);
  /** Returns the text of the screen that follows the request. */
  return async (init: RequestInit, cookie = `${session}; ${knownBrowser}`) => {
    const url = 'http://localhost:3000/admin/admins/new';
    const request = new Request(url, { headers: { cookie }, ...init });
    const context = new RouterContextProvider();
    context.set(runningShopContext, running);
    context.set(shopContext, shop);
    const args = { request, context } as unknown as Parameters<typeof requireAdmin>[0];
    const thrown = await Promise.resolve(requireAdmin(args, async () => new Response())).catch(
      (thrown) => thrown,
    );
    const { data: needed } = thrown as { data: SignInNeeded };
    return textOf(<SignInNeededScreen needed={needed} next="/admin/admins/new" />);
  };
}

test('an owner whose session ended is told that a form with a password or a file could not be kept', async () => {
  const screenAfter = await aSignedOutOwner();
  const newAdmin = { name: 'Nimal', username: 'nimal', password: 'sesame-and-turmeric' };
  const withFile = new FormData();
  withFile.set('file', new File(['x'], 'statement.csv'));
  for (const body of [new URLSearchParams(newAdmin), withFile]) {
    expect(await screenAfter({ method: 'POST', body })).toContain(lost);
  }
  const kept = new URLSearchParams({ nameEn: 'Oil' });
  expect(await screenAfter({ method: 'POST', body: kept })).toContain('What you typed is kept');
  for (const init of [{}, { method: 'POST' }, { method: 'POST', body: kept }]) {
    expect(await screenAfter(init)).not.toContain(lost);
  }
});
