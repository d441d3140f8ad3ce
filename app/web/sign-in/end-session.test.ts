import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { isOutage } from '#platform/db/is-outage.server.ts';
import { withoutWrites } from '#platform/db/without-writes.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aSignedUpCustomer } from '#test/customer-visits.ts';
import { aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import {
  addPendingPayment,
  findPendingPayment,
} from '#web/cookies/pending-payment-cookie.server.ts';
import { keepUnsavedForm, readUnsavedFormCookie } from '#web/cookies/unsaved-form-cookie.server.ts';
import { endSession, signOutHere } from './end-session.server.ts';

test('signing out fails while the session cannot be deleted', async () => {
  const shop = await openTestShop();
  const running = aRunningShop(shop);
  const { cookie } = await aSignedUpCustomer(running, 'kamala@example.lk');
  const request = new Request('http://localhost:3000/sign-out', { headers: { cookie } });

  const { auth } = aRunningShop({ ...shop, db: withoutWrites(shop.db) });
  const thrown = await endSession({ ...running, auth }, request).catch((thrown) => thrown);
  expect(isOutage(thrown)).toBe(true);

  const setCookies = await endSession(running, request);
  expect(setCookies.join('\n')).toMatch(/session_token=;.*Max-Age=0/);
});

test('signing out deletes the cookie by which a return from the gateway finds an order', async () => {
  const shop = await openTestShop();
  const running = aRunningShop(shop);
  const { cookie } = await aSignedUpCustomer(running, 'kamala@example.lk');
  const order = { id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427', orderNumber: 'ORD-1-1' };
  const request = (cookies: string) =>
    new Request('http://localhost:3000/sign-out', { headers: { cookie: cookies } });
  const [payment = ''] = (await addPendingPayment(running, request(cookie), order)).split(';');
  expect(await findPendingPayment(running, request(payment), undefined)).toBe(order.id);

  const setCookies = await signOutHere(running, request(`${cookie}; ${payment}`));

  const name = payment.slice(0, payment.indexOf('='));
  expect(setCookies.find((each) => each.startsWith(`${name}=`))).toMatch(/Max-Age=0/);
});

test('signing out deletes the form that was typed and not saved, so that the next person does not see it', async () => {
  const shop = await openTestShop();
  const { args, running } = await visitArgs(shop, { path: '/account/addresses/new', form: {} });
  const page = '/account/addresses/new';
  const unsaved = { reason: 'signed-out', page, action: page, values: { city: 'Galle' } } as const;
  const { headers } = await keepUnsavedForm(args, unsaved, redirect('/sign-in'));
  const [kept = ''] = headers.getSetCookie();
  const request = new Request('http://localhost:3000/sign-out', {
    headers: { cookie: cookieHeader([kept]) },
  });
  expect(await readUnsavedFormCookie(running, request)).toBeDefined();

  const setCookies = await signOutHere(running, request);

  const name = kept.slice(0, kept.indexOf('='));
  expect(setCookies.find((each) => each.startsWith(`${name}=`))).toMatch(/Max-Age=0/);
});
