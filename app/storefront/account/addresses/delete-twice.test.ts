import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addAddress } from '#domain/customers/addresses/add-address.server.ts';
import { listAddresses } from '#domain/customers/addresses/list-addresses.server.ts';
import { aNewAddress } from '#test/address.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { customerContext } from '#web/contexts.server.ts';
import type { Route } from './+types/address.route';
import { action } from './address.route.tsx';

test('an address that is deleted twice, as by a double click or after a lost response, is deleted both times', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  const added = await addAddress(shop, userId, aNewAddress());
  const addressId = added.ok ? added.value.addressId : '';
  const press = async (intent: string, id = addressId) => {
    const visit = { path: `/si/account/addresses/${id}`, form: { intent }, userId };
    const { args, running } = await visitArgs(shop, visit);
    args.context.set(customerContext, { userId, name: 'Kamala Silva', isAdmin: false });
    const actionArgs = { ...args, params: { addressId: id } } as unknown as Route.ActionArgs;
    const answer = await action(actionArgs).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) return answer;
    const { flash } = await browserStateAfter(running, answer);
    return [answer.headers.get('Location'), flash?.code];
  };
  const deleted = ['/si/account/addresses', 'address-deleted'];
  expect(await press('delete')).toEqual(deleted);
  expect(await listAddresses(shop, userId)).toEqual([]);
  expect(await press('delete')).toEqual(deleted);
  expect(await press('set-default')).toEqual(['/si/account/addresses', 'address-gone']);
  expect(await press('save', randomUUID())).toEqual(['/si/account/addresses/new', undefined]);
});
