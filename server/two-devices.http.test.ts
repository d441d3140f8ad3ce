import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InProcessShop } from '#test/in-process-shop.ts';
import { fillInCheckouts, submitAtOnce } from '#test/rush.ts';
import { orderIdOf, putInCart } from '#test/shopping.ts';
import { addToWishlist, signIn, signUp } from '#test/signing-in.ts';
import { openInProcessWithStocks, raceDatabases } from '#test/stocked-shops.ts';
import type { Visitor } from '#test/visitor.ts';

/** Fetches the number of items in the visitor's cart, and the wishlist of the account. */
async function ownDataOf(visitor: Visitor) {
  const { cart } = JSON.parse((await visitor.get('/cart/lines')).body);
  const { wishlist } = JSON.parse((await visitor.get('/account/me')).body);
  return { items: cart.itemCount as number, wishlist: wishlist as string[] };
}

describe.each(raceDatabases)('%s', (database) => {
  let shop: InProcessShop;
  let oil: string;
  let tea: string;
  beforeAll(async () => {
    const opened = await openInProcessWithStocks([500, 500], database);
    shop = opened.shop;
    [oil = '', tea = ''] = opened.productIds;
  });
  afterAll(() => shop?.close());

  test('fifty additions at once from two devices of one customer add up to fifty on both', async () => {
    const [phone, laptop] = [shop.visitor(), shop.visitor()];
    await signIn(laptop, await signUp(phone, 'Devices'));

    await Promise.all(
      Array.from({ length: 50 }, (_, index) => putInCart(index % 2 ? phone : laptop, oil)),
    );

    expect([(await ownDataOf(phone)).items, (await ownDataOf(laptop)).items]).toEqual([50, 50]);
  });

  test('a cart that two devices order at the same time becomes one order, and both carts are empty', async () => {
    const [phone, laptop] = [shop.visitor(), shop.visitor()];
    await signIn(laptop, await signUp(phone, 'Twice'));
    await putInCart(phone, oil, 2);

    // Opens both pages first: after the order of one device the other would find an empty cart.
    const forms = await fillInCheckouts([phone, laptop]);
    const ordered = await submitAtOnce([phone, laptop], forms);

    const ids = new Set(ordered.map(orderIdOf));
    expect([ids.size, ids.has(undefined)]).toEqual([1, false]);
    expect([(await ownDataOf(phone)).items, (await ownDataOf(laptop)).items]).toEqual([0, 0]);
  });

  test('the cart and the wishlist product of a guest are added to the account, and after signing out the browser has neither', async () => {
    const visitor = shop.visitor();
    await putInCart(visitor, oil, 3);
    await addToWishlist(visitor, tea);
    const identifier = await signUp(visitor, 'Brought');
    expect(await ownDataOf(visitor)).toEqual({ items: 3, wishlist: [tea] });

    await visitor.post('/sign-out', {});
    expect(await ownDataOf(visitor)).toEqual({ items: 0, wishlist: [] });

    await putInCart(visitor, tea, 1);
    await signIn(visitor, identifier);
    expect(await ownDataOf(visitor)).toEqual({ items: 4, wishlist: [tea] });
  });

  test('no customer ever gets the cart or the wishlist of another', async () => {
    const [kamala, nimal] = [shop.visitor(), shop.visitor()];
    await signUp(kamala, 'Kamala');
    await signUp(nimal, 'Nimal');
    await putInCart(kamala, oil, 7);
    await addToWishlist(kamala, oil);

    expect(await ownDataOf(nimal)).toEqual({ items: 0, wishlist: [] });
    const remove = { intent: 'remove', productId: oil };
    await nimal.post('/wishlist/entries', remove);
    await nimal.post('/cart/lines', { ...remove, language: 'en' });
    expect(await ownDataOf(kamala)).toEqual({ items: 7, wishlist: [oil] });
    expect((await nimal.get('/wishlist')).body).not.toContain(oil);
    expect((await kamala.get('/wishlist')).body).toContain(oil);
  });
});
