import { expect, test } from 'vitest';
import { addAddress } from '#domain/customers/addresses/add-address.server.ts';
import { maxAddresses } from '#domain/customers/addresses/address.ts';
import { aNewAddress } from '#test/address.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { customerContext } from '#web/contexts.server.ts';
import { action } from './new-address.route.tsx';

test('an address for a book that was filled in another tab is refused with what was typed', async () => {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  for (let index = 0; index < maxAddresses; index += 1)
    await addAddress(shop, userId, aNewAddress({ city: `Town ${index}` }));
  const { isDefault, ...typed } = { ...aNewAddress(), district: 'Matara' };
  const { args } = await visitArgs(shop, { path: '/account/addresses/new', form: typed, userId });
  args.context.set(customerContext, { userId, name: 'Kamala Silva', isAdmin: false });

  const returned = await action(args as unknown as Parameters<typeof action>[0]);
  expect(returned).toMatchObject({
    init: { status: 409 },
    data: { values: typed, refusal: { code: 'too-many-addresses' } },
  });
});
