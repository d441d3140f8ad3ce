import { expect, test } from 'vitest';
import { aNewAddress } from '#test/address.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { addAddress } from './add-address.server.ts';
import { maxAddresses } from './address.ts';
import { listAddresses } from './list-addresses.server.ts';

test('the first address becomes the default, and a later one only on request', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  await addAddress(shop, userId, aNewAddress({ city: 'Galle' }));
  shop.clock.at = new Date('2026-11-22T03:30:00.000Z');
  await addAddress(shop, userId, aNewAddress({ city: 'Matara' }));
  const cities = async () =>
    (await listAddresses(shop, userId)).map(({ city, isDefault }) => [city, isDefault]);
  expect(await cities()).toEqual([
    ['Galle', true],
    ['Matara', false],
  ]);

  await addAddress(shop, userId, aNewAddress({ city: 'Kandy', isDefault: true }));

  expect(await cities()).toEqual([
    ['Kandy', true],
    ['Matara', false],
    ['Galle', false],
  ]);
});

test('an address is stored as it was typed, for its customer alone', async () => {
  const shop = await openTestShop();
  const kamala = await aCustomer(shop);
  const nimal = await aCustomer(shop, { name: 'Nimal' });
  const address = aNewAddress();
  const added = await addAddress(kamala, kamala.actor.userId, address);

  expect(await listAddresses(kamala, kamala.actor.userId)).toEqual([
    { ...address, isDefault: true, id: added.ok && added.value.addressId },
  ]);
  expect(await listAddresses(nimal, nimal.actor.userId)).toEqual([]);
});

test('a customer can save twenty addresses, even if more are added at once', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  const results = await Promise.all(
    Array.from({ length: maxAddresses + 3 }, (_, number) =>
      addAddress(shop, userId, aNewAddress({ city: `Town ${number}` })),
    ),
  );

  expect(results.filter((result) => result.ok)).toHaveLength(maxAddresses);
  expect(results.find((result) => !result.ok)).toEqual({
    ok: false,
    refusal: { code: 'too-many-addresses' },
  });
  const addresses = await listAddresses(shop, userId);
  expect(addresses).toHaveLength(maxAddresses);
  expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('a form that is sent twice adds one address, and sending it again can make it the default', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  await addAddress(shop, userId, aNewAddress({ city: 'Galle' }));
  const kandy = aNewAddress({ city: 'Kandy' });
  const [first, second] = await Promise.all([
    addAddress(shop, userId, kandy),
    addAddress(shop, userId, kandy),
  ]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  await addAddress(shop, userId, { ...kandy, isDefault: true });

  const addresses = await listAddresses(shop, userId);
  expect(addresses.map(({ city, isDefault }) => [city, isDefault])).toEqual([
    ['Kandy', true],
    ['Galle', false],
  ]);
});

test('one of twenty saved addresses can be added again, which changes nothing', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  for (let count = 0; count < maxAddresses; count += 1) {
    await addAddress(shop, userId, aNewAddress({ city: `Town ${count}` }));
  }
  expect(await addAddress(shop, userId, aNewAddress({ city: 'Town 7' }))).toMatchObject({
    ok: true,
  });
  expect(await listAddresses(shop, userId)).toHaveLength(maxAddresses);
});
