import { type MiddlewareFunction, RouterContextProvider, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { visitArgs } from '#test/checkout-visit.ts';
import { htmlOf } from '#test/rendered.ts';
import { cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { customerContext, runningShopContext } from '#web/contexts.server.ts';
import { takeFlash } from '#web/cookies/flash.server.ts';
import { keepUnsavedForm } from '#web/cookies/unsaved-form-cookie.server.ts';
import type { Route } from './+types/account.route';
import { loader, middleware } from './account.route.tsx';
import { AddressPage } from './addresses/address-page.tsx';
import { OpenedAccount } from './opened-account.tsx';

const [kamala, nimal] = [
  '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  '2c5f39cb-3ab2-42e3-994a-1127e4ddb538',
];
const page = '/account/addresses/new';

/** Posts the form as Kamala, after the guard. Returns the text of the action, or where the browser is led with which flash. */
async function post(form: Record<string, string>) {
  const { args, running } = await visitArgs(await openTestShop(), { path: `/si${page}`, form });
  args.context.set(customerContext, { userId: kamala, name: 'Kamala Silva', isAdmin: false });
  const [, ownForm] = middleware as MiddlewareFunction<Response>[];
  const inside = async () => new Response((await args.request.formData()).get('city') as string);
  const middlewareArgs = args as unknown as Parameters<MiddlewareFunction<Response>>[0];
  const answer = await Promise.resolve(ownForm?.(middlewareArgs, inside)).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw answer;
  if (answer.status === 200) return answer.text();
  const headers = { cookie: cookieHeader(answer.headers.getSetCookie()) };
  const { flash } = await takeFlash(running, new Request('http://localhost:3000/', { headers }));
  return [answer.headers.get('Location'), flash?.code];
}

test('a form that was opened in another account of this browser saves nothing, and the page says so', async () => {
  expect(await post({ city: 'Galle', account: nimal ?? '' })).toEqual([
    '/si/account',
    'other-account',
  ]);
  expect(await post({ city: 'Galle', account: kamala ?? '' })).toBe('Galle');
  expect(await post({ city: 'Galle' })).toBe('Galle');
});

test('a form that one customer typed and did not save is not shown to another who signs in at this browser', async () => {
  const { args, running } = await visitArgs(await openTestShop(), { path: page });
  const values = { city: 'Galle', account: kamala ?? '' };
  const unsaved = { reason: 'signed-out', page, action: page, values } as const;
  const { headers } = await keepUnsavedForm(args, unsaved, redirect('/sign-in'));
  const cookie = cookieHeader(headers.getSetCookie());
  const shownTo = async (userId = '') => {
    const context = new RouterContextProvider();
    context.set(runningShopContext, running);
    context.set(customerContext, { userId, name: 'Someone', isAdmin: false });
    const request = new Request(args.url, { headers: { cookie } });
    const opened = await loader({ ...args, request, context } as unknown as Route.LoaderArgs);
    const deletes = new Headers(opened.init?.headers).has('Set-Cookie');
    return [opened.data.unsaved?.values['city'], deletes];
  };
  expect(await shownTo(kamala)).toEqual(['Galle', true]);
  expect(await shownTo(nimal)).toEqual([undefined, true]);
});

test('the form for an address names the account in which it was opened', () => {
  const html = htmlOf(
    <OpenedAccount userId={kamala ?? ''}>
      <AddressPage
        title={{ en: 'Add address', si: '' }}
        to={page}
        values={{}}
        mayChooseDefault={false}
        answer={undefined}
      />
    </OpenedAccount>,
  );
  expect(html).toContain(`<input type="hidden" name="account" value="${kamala}"/>`);
});
