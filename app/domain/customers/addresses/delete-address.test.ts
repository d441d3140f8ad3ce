import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aNewAddress } from '#test/address.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { addAddress } from './add-address.server.ts';
import { deleteAddress } from './delete-address.server.ts';
import { listAddresses } from './list-addresses.server.ts';

test('the newest other address replaces a deleted default, and the last address can be deleted', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  const ids: string[] = [];
  for (const [day, city] of ['Galle', 'Kandy', 'Matara'].entries()) {
    shop.clock.at = new Date(Date.UTC(2026, 10, 21 + day));
    const added = await addAddress(shop, userId, aNewAddress({ city }));
    if (added.ok) ids.push(added.value.addressId);
  }
  const [galle = '', kandy = '', matara = ''] = ids;

  await deleteAddress(shop, { userId, addressId: galle });
  expect(await listAddresses(shop, userId)).toMatchObject([
    { city: 'Matara', isDefault: true },
    { city: 'Kandy', isDefault: false },
  ]);

  await deleteAddress(shop, { userId, addressId: kandy });
  await deleteAddress(shop, { userId, addressId: matara });
  expect(await listAddresses(shop, userId)).toEqual([]);
});

test("another customer's address stays, and is not found", async () => {
  const shop = await openTestShop();
  const kamala = await aCustomer(shop);
  const nimal = await aCustomer(shop);
  const added = await addAddress(kamala, kamala.actor.userId, aNewAddress());
  const addressId = added.ok ? added.value.addressId : '';

  for (const id of [addressId, randomUUID(), 'no-id']) {
    expect(await deleteAddress(nimal, { userId: nimal.actor.userId, addressId: id })).toEqual({
      ok: false,
      refusal: { code: 'address-not-found' },
    });
  }
  expect(await listAddresses(kamala, kamala.actor.userId)).toHaveLength(1);
});
