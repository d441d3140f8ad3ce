import { afterEach, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from './in-process-shop.ts';
import { aCustomer, anOwner, aProduct } from './shop.ts';
import { orderIdOf, placeOrder, putInCart } from './shopping.ts';

let shop: InProcessShop;

afterEach(() => shop?.close());

test('a shop in the process of the test sells, over the database of the test', async () => {
  shop = await openInProcess();
  const { id } = await aProduct(shop.shop);
  const visitor = shop.visitor();
  await putInCart(visitor, id);
  expect(orderIdOf(await placeOrder(visitor))).toBeDefined();
  expect(shop.logProblems()).toEqual([]);
});

test('a shop in demo mode has products, and the next shop is empty again', async () => {
  shop = await openInProcess({ demo: true });
  expect(shop.demoCredentials?.username).toBe('admin');
  expect((await shop.visitor().get('/')).body).toContain('/products/');
  await shop.close();
  shop = await openInProcess();
  expect((await shop.visitor().get('/')).body).not.toContain('/products/');
});

test('owners and customers are signed in without their passwords', async () => {
  shop = await openInProcess();
  const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  expect((await owner.get('/admin/dashboard')).status).toBe(200);
  const customer = await shop.signedIn((await aCustomer(shop.shop)).actor.userId);
  expect((await customer.get('/account')).status).toBe(200);
});

test('a test can set the time of the shop and handle a request itself', async () => {
  shop = await openInProcess({ now: () => new Date('2027-03-01T03:30:00.000Z') });
  await putInCart(shop.visitor(), (await aProduct(shop.shop)).id);
  expect(shop.shop.now().getFullYear()).toBe(2027);
  shop.interfere((_, response) => response.writeHead(502).end() !== undefined);
  expect((await shop.visitor().get('/')).status).toBe(502);
  shop.interfere();
  expect((await shop.visitor().get('/')).status).toBe(200);
});

test('while the database refuses, a page reports an outage, and the log has a problem', async () => {
  shop = await openInProcess();
  const visitor = await shop.signedIn((await aCustomer(shop.shop)).actor.userId);
  shop.database('refuses');
  expect((await visitor.get('/account')).status).toBe(503);
  expect(shop.logProblems()).not.toEqual([]);
  shop.database('answers');
  expect((await visitor.get('/account')).status).toBe(200);
});
