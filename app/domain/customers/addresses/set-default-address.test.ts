import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aNewAddress } from '#test/address.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { addAddress } from './add-address.server.ts';
import { listAddresses } from './list-addresses.server.ts';
import { setDefaultAddress } from './set-default-address.server.ts';

test('one address of a customer is the default at a time, and other customers keep their default', async () => {
  const shop = await openTestShop();
  const kamala = await aCustomer(shop);
  const nimal = await aCustomer(shop);
  const { userId } = kamala.actor;
  await addAddress(nimal, nimal.actor.userId, aNewAddress({ city: 'Jaffna' }));
  await addAddress(kamala, userId, aNewAddress({ city: 'Galle' }));
  const added = await addAddress(kamala, userId, aNewAddress({ city: 'Kandy' }));
  const addressId = added.ok ? added.value.addressId : '';

  expect(await setDefaultAddress(kamala, { userId, addressId })).toMatchObject({ ok: true });

  const cities = (await listAddresses(kamala, userId)).map((one) => [one.city, one.isDefault]);
  expect(cities).toEqual([
    ['Kandy', true],
    ['Galle', false],
  ]);
  expect(await listAddresses(nimal, nimal.actor.userId)).toMatchObject([{ isDefault: true }]);
});

test("another customer's address cannot be chosen, and nothing changes", async () => {
  const shop = await openTestShop();
  const kamala = await aCustomer(shop);
  const nimal = await aCustomer(shop);
  await addAddress(kamala, kamala.actor.userId, aNewAddress());
  const added = await addAddress(kamala, kamala.actor.userId, aNewAddress());
  const addressId = added.ok ? added.value.addressId : '';
  const before = await listAddresses(kamala, kamala.actor.userId);

  for (const id of [addressId, randomUUID(), 'no-id']) {
    expect(await setDefaultAddress(nimal, { userId: nimal.actor.userId, addressId: id })).toEqual({
      ok: false,
      refusal: { code: 'address-not-found' },
    });
  }
  expect(await listAddresses(kamala, kamala.actor.userId)).toEqual(before);
});
