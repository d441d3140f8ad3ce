import { expect, test } from 'vitest';
import { aNewAddress } from '#test/address.ts';
import { aCheckoutForm, aCustomer, openTestShop } from '#test/shop.ts';
import { addAddress } from './add-address.server.ts';
import { maxAddresses } from './address.ts';
import { listAddresses } from './list-addresses.server.ts';
import { rememberAddress } from './remember-address.server.ts';

test('the address of an order is kept once, however often it is ordered to', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  await rememberAddress(shop, userId, aCheckoutForm());
  await rememberAddress(shop, userId, aCheckoutForm());
  await rememberAddress(shop, userId, aCheckoutForm({ city: 'Kandy' }));

  const kept = await listAddresses(shop, userId);
  expect(kept.map(({ city, isDefault }) => [city, isDefault])).toEqual([
    ['Colombo', true],
    ['Kandy', false],
  ]);
});

test('an order that is pressed twice at once saves its address once', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  const press = () => rememberAddress(shop, userId, aCheckoutForm());

  const saved = await Promise.all([press(), press()]);

  expect(saved.sort()).toEqual([false, true]);
  expect(await listAddresses(shop, userId)).toHaveLength(1);
});

test('where twenty addresses are kept already, the order goes on without a word', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  for (let count = 0; count < maxAddresses; count += 1) {
    await addAddress(shop, userId, aNewAddress({ city: `Town ${count}` }));
  }
  await rememberAddress(shop, userId, aCheckoutForm());
  expect(await listAddresses(shop, userId)).toHaveLength(maxAddresses);
});
