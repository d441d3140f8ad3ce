import { redirect } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { checkoutLimits } from '#domain/orders/checkout/checkout-form.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { keepUnsavedForm, readUnsavedFormCookie } from './unsaved-form-cookie.server.ts';

let args: Awaited<ReturnType<typeof visitArgs>>['args'];
beforeAll(async () => {
  ({ args } = await visitArgs(await openTestShop(), { path: '/account/addresses/new', form: {} }));
});

const page = '/account/addresses/new';

/** Returns the cookie of a kept form, and the texts that the next request reads from it. */
async function keep(values: Record<string, string>) {
  const unsaved = { reason: 'signed-out', page, action: page, values } as const;
  const { headers } = await keepUnsavedForm(args, unsaved, redirect('/sign-in'));
  const cookie = cookieHeader(headers.getSetCookie());
  const request = new Request('http://localhost:3000/', { headers: { cookie } });
  const read = await readUnsavedFormCookie(args.context.get(runningShopContext), request);
  return { setCookie: headers.getSetCookie().join(), kept: read?.unsaved.values };
}

test('an address of the longest Sinhala texts is kept whole, in a cookie that fits into the headers of a response', async () => {
  const { customerName, address, city, phone } = checkoutLimits;
  const values = {
    customerName: 'ක්‍ෂ'.repeat(customerName / 4),
    address: 'ශ්‍රී '.repeat(address / 5),
    city: 'ම'.repeat(city),
    phone: '0'.repeat(phone),
    district: 'Nuwara Eliya',
    province: 'North Western',
    isDefault: 'on',
    account: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  };
  const { setCookie, kept } = await keep(values);
  expect(kept).toEqual(values);
  expect(setCookie.length).toBeLessThan(3000);
  expect(setCookie).toMatch(/Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax/);
});

test('a form that is too long for a cookie is not kept, because a proxy would refuse the response', async () => {
  expect(await keep({ address: 'x'.repeat(4000) })).toEqual({ setCookie: '', kept: undefined });
});
