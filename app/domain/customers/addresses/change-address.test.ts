import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aNewAddress } from '#test/address.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { addAddress } from './add-address.server.ts';
import { changeAddress } from './change-address.server.ts';
import { listAddresses } from './list-addresses.server.ts';

const notFound = { ok: false, refusal: { code: 'address-not-found' } };

test('an address is changed, and the default stays the default', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  const added = await addAddress(shop, userId, aNewAddress());
  const addressId = added.ok ? added.value.addressId : '';

  const address = aNewAddress({ customerName: 'Amma', province: 'Uva' });
  expect(await changeAddress(shop, { userId, addressId }, address)).toMatchObject({ ok: true });

  expect(await listAddresses(shop, userId)).toEqual([
    { ...address, id: addressId, isDefault: true },
  ]);
});

test('a change can make another address the default', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  await addAddress(shop, userId, aNewAddress({ city: 'Galle' }));
  const added = await addAddress(shop, userId, aNewAddress({ city: 'Kandy' }));
  const addressId = added.ok ? added.value.addressId : '';

  await changeAddress(shop, { userId, addressId }, aNewAddress({ city: 'Kandy', isDefault: true }));

  const defaults = (await listAddresses(shop, userId)).filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ city }) => city)).toEqual(['Kandy']);
});

test("another customer's address is not found, like an address that does not exist, and stays unchanged", async () => {
  const shop = await openTestShop();
  const kamala = await aCustomer(shop);
  const nimal = await aCustomer(shop);
  const added = await addAddress(kamala, kamala.actor.userId, aNewAddress());
  const addressId = added.ok ? added.value.addressId : '';
  const before = await listAddresses(kamala, kamala.actor.userId);

  for (const id of [addressId, randomUUID(), 'no-id']) {
    const wanted = { userId: nimal.actor.userId, addressId: id };
    expect(await changeAddress(nimal, wanted, aNewAddress({ city: 'Jaffna' }))).toEqual(notFound);
  }
  expect(await listAddresses(kamala, kamala.actor.userId)).toEqual(before);
});
