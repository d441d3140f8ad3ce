import { expect, test } from 'vitest';
import { contentsOf, emptyCart } from '#domain/cart/cart.ts';
import { aCart, openSellingShop } from '#test/checkout.ts';
import { stockMismatches } from '#test/ledger.ts';
import { aProduct } from '#test/shop.ts';
import { orderIds, submitCheckout } from '#test/submit-checkout.ts';

test('a second press with the same cart redirects to the same order and clears the cart', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop), 1]);

  const first = await submitCheckout(shop, cart);
  const second = await submitCheckout(shop, cart);

  expect(second).toEqual(first);
  expect(await orderIds(shop)).toHaveLength(1);
});

test('a stale page redirects to its order, and a cart that has changed since is kept under a new key', async () => {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { stock: 10 });
  const cart = aCart([oil, 1]);
  const first = await submitCheckout(shop, cart);
  const changedCart = { ...cart, lines: [{ productId: oil.id, quantity: 3 }] };

  const stale = await submitCheckout(shop, changedCart);

  expect(stale).toMatchObject({ status: 303, to: `${first.to}?placed=before`, flash: undefined });
  expect(stale.cart?.lines).toEqual(changedCart.lines);
  expect(stale.cart?.key).not.toBe(cart.key);
  expect((await submitCheckout(shop, stale.cart ?? emptyCart)).status).toBe(303);
  expect(await orderIds(shop)).toHaveLength(2);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('a cart with other products than the page showed is not ordered, even at the same total', async () => {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { priceLkr: 3800 });
  const balm = await aProduct(shop, { priceLkr: 3800 });
  const changedElsewhere = aCart([oil, 1], [balm, 1]);

  const submit = (shownLines: string) =>
    submitCheckout(shop, changedElsewhere, { shownTotalLkr: '7600', shownLines });

  expect(await submit(`${oil.id}:2`)).toMatchObject({
    status: 409,
    answer: { refusal: { code: 'stale-page' } },
  });
  expect(await orderIds(shop)).toEqual([]);
  expect((await submit(contentsOf(changedElsewhere))).status).toBe(303);
});

test('a stale page without any cart redirects to its order as one that was placed before', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop), 1]);
  const first = await submitCheckout(shop, cart);

  const stale = await submitCheckout(shop, emptyCart, { idempotencyKey: cart.key });

  expect(stale).toMatchObject({ to: `${first.to}?placed=before`, cart: emptyCart });
});

const onlineForm = {
  paymentMethod: 'payhere',
  email: 'dilani@example.lk',
  payerFirstName: 'Dilani',
  payerLastName: 'Jayawardena',
};

async function anOnlineShop() {
  const shop = { ...(await openSellingShop()), hasGateway: true };
  const oil = await aProduct(shop, { stock: 10 });
  const cart = aCart([oil, 1]);
  const first = await submitCheckout(shop, cart, onlineForm);
  const [id] = await orderIds(shop);
  return { shop, oil, cart, first, orderPath: `/order-success/${id}` };
}

test('each press loads the payment page as a new document, whose content security policy allows its form to post to the gateway', async () => {
  const { shop, cart, first, orderPath } = await anOnlineShop();
  expect(first).toMatchObject({ status: 303, to: `${orderPath}/pay`, isDocument: true });
  expect(await submitCheckout(shop, cart, onlineForm)).toEqual(first);
});

test('a second press with cash on delivery redirects to the order placed for online payment, not to its payment page', async () => {
  const { shop, cart, orderPath } = await anOnlineShop();
  const inCash = await submitCheckout(shop, cart);
  expect(inCash).toMatchObject({ status: 303, to: orderPath, cart: emptyCart });
  expect(await orderIds(shop)).toHaveLength(1);
});

test('a stale page redirects to the order as one that was placed before, and never to its payment page', async () => {
  const { shop, oil, cart, orderPath } = await anOnlineShop();
  const changedCart = { ...cart, lines: [{ productId: oil.id, quantity: 3 }] };
  for (const chosen of [onlineForm, {}]) {
    const stale = await submitCheckout(shop, changedCart, chosen);
    expect(stale).toMatchObject({
      to: `${orderPath}?placed=before`,
      cart: { lines: changedCart.lines },
    });
  }
});
