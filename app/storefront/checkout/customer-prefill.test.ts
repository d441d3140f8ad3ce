import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToCart, emptyCart } from '#domain/cart/cart.ts';
import { changeAccountCart } from '#domain/cart/change-account-cart.server.ts';
import { findAccountCart } from '#domain/cart/find-account-cart.server.ts';
import { addAddress } from '#domain/customers/addresses/add-address.server.ts';
import { maxAddresses } from '#domain/customers/addresses/address.ts';
import { listAddresses } from '#domain/customers/addresses/list-addresses.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { aNewAddress } from '#test/address.ts';
import { aCart, openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aCustomer, aProduct, type TestShop } from '#test/shop.ts';
import { checkoutFields, submitCheckout } from '#test/submit-checkout.ts';
import type { Route } from './+types/checkout.route';
import { loader } from './checkout.route.tsx';

async function prefillOf(shop: TestShop, userId?: string) {
  const visit = { path: '/checkout', ...(userId !== undefined && { userId }) };
  const { args } = await visitArgs(shop, visit);
  return (await loader(args as unknown as Route.LoaderArgs)).prefill;
}

async function aShopWithKamala() {
  const shop = await openSellingShop();
  const { actor } = await aCustomer(shop, { email: 'kamala@example.lk', phone: '+94771112233' });
  return { shop, userId: actor.userId };
}

const amma = { customerName: 'Amma', phone: '+94712223344', city: 'Kandy' };

test('the form of a customer is prefilled with name, phone and e-mail, that of a guest is not', async () => {
  const { shop, userId } = await aShopWithKamala();
  expect(await prefillOf(shop, userId)).toEqual({
    customerId: userId,
    values: { customerName: 'Kamala Silva', phone: '077 111 2233', email: 'kamala@example.lk' },
    addresses: [],
    canSaveAddress: true,
  });
  expect(await prefillOf(shop)).toBeUndefined();
});

test('a customer who can save no further address is not offered to save that of the order', async () => {
  const { shop, userId } = await aShopWithKamala();
  for (let count = 0; count < maxAddresses; count += 1) {
    expect(await prefillOf(shop, userId)).toMatchObject({ canSaveAddress: true });
    await addAddress(shop, userId, aNewAddress({ address: `${count} Temple Road` }));
  }
  expect(await prefillOf(shop, userId)).toMatchObject({ canSaveAddress: false });
});

test('the default address prefills the checkout, with its recipient', async () => {
  const { shop, userId } = await aShopWithKamala();
  await addAddress(shop, userId, aNewAddress());
  await addAddress(shop, userId, aNewAddress({ ...amma, isDefault: true }));

  expect(await prefillOf(shop, userId)).toMatchObject({
    values: {
      customerName: 'Amma',
      phone: '071 222 3344',
      email: 'kamala@example.lk',
      address: '24/1, Temple Road',
      city: 'Kandy',
      province: 'Southern',
    },
    addresses: [{ city: 'Kandy' }, { city: 'Matara' }],
  });
});

test('another address is filled in by the server, and everything else that was typed stays', async () => {
  const { shop, userId } = await aShopWithKamala();
  const added = await addAddress(shop, userId, aNewAddress(amma));
  const addressId = added.ok ? added.value.addressId : '';
  const cart = aCart([await aProduct(shop), 1]);

  const pressed = await submitCheckout(shop, cart, { userId, intent: 'use-address', addressId });

  expect(pressed).toEqual({
    status: 200,
    answer: {
      problems: {},
      values: expect.objectContaining({
        ...checkoutFields,
        customerName: 'Amma',
        phone: '071 222 3344',
        address: '24/1, Temple Road',
        city: 'Kandy',
        province: 'Southern',
      }),
    },
  });
});

test("another customer's address, an unknown one and any address for a guest fill in nothing", async () => {
  const { shop, userId } = await aShopWithKamala();
  const nimal = await aCustomer(shop);
  const added = await addAddress(shop, userId, aNewAddress(amma));
  const addressId = added.ok ? added.value.addressId : '';
  const cart = aCart([await aProduct(shop), 1]);
  const values = expect.objectContaining(checkoutFields);
  const unchanged = { status: 200, answer: { problems: {}, values } };
  const byNimal = { userId: nimal.actor.userId, intent: 'use-address' };

  expect(await submitCheckout(shop, cart, { ...byNimal, addressId })).toEqual(unchanged);
  expect(await submitCheckout(shop, cart, { ...byNimal, addressId: randomUUID() })).toEqual(
    unchanged,
  );
  expect(await submitCheckout(shop, cart, { ...byNimal, addressId: 'x' })).toEqual(unchanged);
  expect(await submitCheckout(shop, cart, { intent: 'use-address', addressId })).toEqual(unchanged);
});

test('the address of an order is saved in the account only if the customer asks for it', async () => {
  const { shop, userId } = await aShopWithKamala();
  const product = await aProduct(shop);
  const order = async (overrides: Record<string, string>) => {
    await addToAccountCart(shop, userId, product.id);
    return submitCheckout(shop, emptyCart, {
      userId,
      ...overrides,
      ...(await keyOf(shop, userId)),
    });
  };

  expect((await order({ city: 'Jaffna' })).status).toBe(303);
  expect(await listAddresses(shop, userId)).toEqual([]);

  expect((await order({ saveAddress: 'on' })).status).toBe(303);
  expect(await listAddresses(shop, userId)).toMatchObject([
    {
      customerName: checkoutFields.customerName,
      phone: '+94771234567',
      city: 'Matara',
      isDefault: true,
    },
  ]);
});

async function addToAccountCart(shop: TestShop, userId: string, productId: string) {
  await changeAccountCart(shop, userId, async (_, cart) => {
    const added = addToCart(cart, { productId, quantity: 1 });
    return added.ok ? ok({ cart: added.value }) : added;
  });
}

async function keyOf(shop: TestShop, userId: string) {
  const { key = '' } = await findAccountCart(shop, userId);
  return { idempotencyKey: key };
}
