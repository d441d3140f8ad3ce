import { expect, test } from 'vitest';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { codeSecret, kamalaWithPhone, otherCode, requestCode } from '#test/phone-codes.ts';
import { customerContext } from '#web/contexts.server.ts';
import type { Route } from './+types/verify-phone.route';
import { action } from './verify-phone.route.tsx';

test('a code that is sent again, because its response was lost, verifies the phone number; a wrong one does not', async () => {
  const { shop, userId, lastCode } = await kamalaWithPhone('+94771112233');
  await requestCode(shop, userId);
  const press = async (code: string) => {
    const visit = { path: '/si/account/phone', form: { code }, userId };
    const { args, running } = await visitArgs(shop, visit);
    Object.assign(running, { secret: codeSecret });
    args.context.set(customerContext, { userId, name: 'Kamala Silva', isAdmin: false });
    const returned = await action(args as unknown as Route.ActionArgs);
    return returned instanceof Response ? returned.headers.get('Location') : returned.init?.status;
  };

  expect(await press(otherCode(lastCode()))).toBe(409);
  expect(await findCustomer(shop, userId)).toMatchObject({ isPhoneVerified: false });
  expect(await press(lastCode())).toBe('/si/account');
  expect(await press(lastCode())).toBe('/si/account');
  expect(await findCustomer(shop, userId)).toMatchObject({ isPhoneVerified: true });
});
