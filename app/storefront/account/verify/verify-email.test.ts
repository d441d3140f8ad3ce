import { expect, test } from 'vitest';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { requestEmailVerification } from '#domain/customers/identifiers/request-email-verification.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { customerContext } from '#web/contexts.server.ts';
import type { Route } from './+types/verify-email.route';
import { action } from './verify-email.route.tsx';

test('a double click on the button verifies the e-mail address, and an unknown link is not found', async () => {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  let token = '';
  await requestEmailVerification(shop, {
    userId,
    language: 'en',
    linkTo: (newToken) => (token = newToken),
  });
  const press = async (linkToken: string) => {
    const path = `/account/prove/${linkToken}`;
    const { args } = await visitArgs(shop, { path, form: {}, userId });
    args.context.set(customerContext, { userId, name: 'Kamala Silva', isAdmin: false });
    const returned = await action({
      ...args,
      params: { token: linkToken },
    } as unknown as Route.ActionArgs);
    return returned instanceof Response ? returned.headers.get('Location') : returned.init?.status;
  };

  expect(await press('unknown')).toBe(404);
  expect([await press(token), await press(token)]).toEqual(['/account', '/account']);
  expect(await findCustomer(shop, userId)).toMatchObject({ isEmailVerified: true });
});
