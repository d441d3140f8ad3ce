import { expect, test } from 'vitest';
import { visitArgs } from '#test/checkout-visit.ts';
import { cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { writeFlash } from '#web/cookies/flash.server.ts';
import type { Route } from './+types/password-saved.route';
import { loader } from './password-saved.route.tsx';

/** What a loader returns that sets cookies. */
type DataAnswer = { init?: ResponseInit } | null;

test('the page that says that a password was changed is shown again by a reload and in the other language', async () => {
  const shop = await openTestShop();
  const { running } = await visitArgs(shop, { path: '/reset-password' });
  let cookies = [await writeFlash(running, { kind: 'success', code: 'password-reset' })];
  /** Opens the page as a browser with these cookies does. Returns where it is led instead. */
  const open = async (path: string) => {
    const { args } = await visitArgs(shop, { path });
    const request = new Request(args.url, { headers: { cookie: cookieHeader(cookies) } });
    const opening = { ...args, request } as unknown as Route.LoaderArgs;
    const answer = await loader(opening).catch((thrown: unknown) => thrown);
    if (answer instanceof Response) return answer.headers.get('Location');
    const changed = new Headers((answer as DataAnswer)?.init?.headers).getSetCookie();
    if (changed.some((cookie) => /Max-Age=0/.test(cookie))) cookies = [];
    return 'shown';
  };
  expect(await open('/reset-password')).toBe('shown');
  expect(await open('/reset-password')).toBe('shown');
  expect(await open('/si/reset-password')).toBe('shown');
  cookies = [];
  expect(await open('/si/reset-password')).toBe('/si/forgot-password');
});
