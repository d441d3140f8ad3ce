import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { AdminRole } from '#domain/accounts/admin-role.ts';
import { beginReplacement } from '#domain/auth/second-factor/replace-second-factor.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { codeNow } from '#test/authenticator-code.ts';
import { htmlOf } from '#test/rendered.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { anEnrolment, aSession } from '#test/second-factor.ts';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { adminShopContext, panelSessionContext, runningShopContext } from '#web/contexts.server.ts';
import { secondFactorCipher } from '#web/sign-in/second-factor.server.ts';
import type { Route } from './+types/enrol.route';
import Enrol, { action, loader } from './enrol.route.tsx';

const newCodesHint = 'If your recovery codes were not shown to you';

let shop: TestShop;
let owner: Awaited<ReturnType<typeof anOwner>>;
beforeEach(async () => {
  shop = await openTestShop();
  await ensureSettings(shop);
  owner = await anOwner(shop);
});

/** Returns what the browser shows after opening the page, or after confirming with a code. */
async function pageAfter(sessionId: string, { role = 'owner', code }: Visit = {}) {
  const running = aRunningShop(shop);
  const context = new RouterContextProvider();
  context.set(runningShopContext, running);
  context.set(adminShopContext, owner);
  const session = { id: sessionId, role, panelLanguage: 'both', missingStep: 'nothing' } as const;
  context.set(panelSessionContext, session);
  const url = 'http://localhost:3000/admin/second-factor/enrol';
  const body = new URLSearchParams({ intent: 'confirm', code: code ?? '' });
  const posting = { request: new Request(url, { method: 'POST', body }), context };
  const returned = code && (await action(posting as unknown as Route.ActionArgs));
  const opening = { request: new Request(url), context } as unknown as Route.LoaderArgs;
  const actionData = returned ? returned.data : undefined;
  const loaderData = await loader(opening);
  return htmlOf(<Enrol {...({ loaderData, actionData } as Route.ComponentProps)} />);
}
type Visit = { role?: AdminRole; code?: string };

test('a set-up that is confirmed again, as after a lost response, leads to new recovery codes', async () => {
  const { secret, sessionId } = await anEnrolment(owner, secondFactorCipher(aRunningShop(shop)));
  for (const visit of [{ code: codeNow(secret, shop.now()) }, {}]) {
    const page = await pageAfter(sessionId, visit);
    expect(page).toContain('was finished in another window');
    expect(page).toContain('Your app was set up on');
    expect(page).toContain(newCodesHint);
    expect(page).toContain('href="/admin/security"');
  }
});

test('a packer who opens a finished set-up is not led to a page that packers may not open', async () => {
  const { sessionId } = await anEnrolment(owner, secondFactorCipher(aRunningShop(shop)));
  const page = await pageAfter(sessionId, { role: 'packer' });
  expect(page).toContain(newCodesHint);
  expect(page).not.toContain('/admin/security');
});

test('a set-up that has expired before it was confirmed can be started again', async () => {
  const page = await pageAfter(await aSession(shop, owner.actor.userId), { code: '123456' });
  expect(page).toContain('Please start again');
  expect(page).not.toContain(newCodesHint);
});

test('a change to another app that is pending shows its secret', async () => {
  const cipher = secondFactorCipher(aRunningShop(shop));
  const { secret, sessionId } = await anEnrolment(owner, cipher);
  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  await beginReplacement(owner, { sessionId, cipher }, codeNow(secret, shop.now()));
  expect(await pageAfter(sessionId)).toContain('otpauth:');
});
