import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budgets } from '#domain/limits/budgets.ts';
import { aPicture } from '#test/pictures.ts';
import { countByStatus, fillInCheckouts, submitUntilNotBusy } from '#test/rush.ts';
import { checkoutFields, orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { signUp } from '#test/signing-in.ts';
import { openBuyers } from '#test/stocked-shops.ts';
import { sendUpload, uploadBody } from '#test/upload.ts';
import { cookieHeader, type Visitor } from '#test/visitor.ts';
import { type Instances, openInstances, signInOwner } from './open-instances.ts';

let instances: Instances;
let owner: Visitor;
let productId = '';

beforeAll(async () => {
  instances = await openInstances(2);
  owner = await signInOwner(instances.at(0));
  [productId = ''] = instances.productIds;
});
afterAll(() => instances?.close());

describe('two instances', () => {
  test('know the sign-in, the cart and the order of a browser that reached the other', async () => {
    const buyer = instances.everywhere();
    await signUp(buyer, 'Kamala');
    await putInCart(buyer, productId, 2);
    const orderId = orderIdOf(await placeOrder(buyer));
    expect(orderId).toBeDefined();
    for (const path of [`/order-success/${orderId}`, '/account']) {
      for (let turn = 0; turn < 2; turn += 1) expect((await buyer.get(path)).status).toBe(200);
    }
    expect((await buyer.post('/sign-out', {})).status).toBeLessThan(400);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await buyer.get('/account')).status).not.toBe(200);
    }
  });

  test('place one order from a form that is sent to both', async () => {
    const buyer = instances.everywhere();
    await putInCart(buyer, productId);
    const page = await buyer.get('/checkout');
    const form = { ...checkoutFields(page.body), ...typedFields };
    const responses = await Promise.all([
      buyer.post('/checkout', form),
      buyer.post('/checkout', form),
    ]);
    const [orderId, ...others] = responses.map(orderIdOf);
    expect(orderId).toBeDefined();
    expect(others).toEqual([orderId]);
    expect(orderIdOf(await buyer.post('/checkout', form))).toBe(orderId);
  });

  test('count guesses of passwords together', async () => {
    const guesser = instances.everywhere();
    const headers = { 'X-Forwarded-For': '198.51.100.9' };
    await guesser.get('/admin/sign-in', headers);
    let tries = 0;
    for (let status = 0; status !== 429 && tries < 40; tries += 1) {
      const fields = { username: `nobody${tries}`, password: 'wrong', next: '/admin/dashboard' };
      ({ status } = await guesser.post('/admin/sign-in', fields, headers));
    }
    expect(tries).toBe(budgets['sign-in:address'].attempts + 1);
  });

  test('announce in the panel an order that the other one placed', async () => {
    const elsewhere = instances.at(1);
    for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
    const buyer = instances.at(0);
    await putInCart(buyer, productId);
    const orderId = orderIdOf(await placeOrder(buyer));
    const news = JSON.parse((await elsewhere.get('/admin/news')).body) as {
      orders: { id: string }[];
    };
    expect(news.orders.map(({ id }) => id)).toContain(orderId);
  });

  test('serve a picture that was uploaded to the other', async () => {
    const port = instances.shops[0]?.port ?? 0;
    const sender = { port, url: instances.origin, cookie: cookieHeader(owner.cookies) };
    const { paths } = await sendUpload(
      sender,
      uploadBody([{ fileName: 'a.jpg', content: await aPicture() }]),
    );
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect((await instances.at(1).get(path)).status).toBe(200);
  });
});

const typedFields = {
  ...{ customerName: 'Sunil', phone: '+94771234567', email: '', address: '12 Temple Road' },
  ...{ city: 'Colombo', province: 'Western', paymentMethod: 'cod', specialInstructions: '' },
};

test('each e-mail goes out once, whichever instances were at work', async () => {
  const buyers = Array.from({ length: 40 }, (_, index) => index);
  const [, oil = ''] = instances.productIds;
  const visitor = () => instances.everywhere();
  const visitors = await openBuyers({ visitor }, buyers.length, () => [[oil, 1]]);
  const forms = await fillInCheckouts(visitors);
  const withEmail = forms.map((form, index) => ({ ...form, email: `once-${index}@example.lk` }));
  const responses = await submitUntilNotBusy(visitors, withEmail);
  expect(countByStatus(responses)).toEqual({ 303: buyers.length });

  const received = () => instances.mail.received.filter(({ to }) => /^once-/.test(to[0] ?? ''));
  await expect
    .poll(() => received().length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(buyers.length);
  const waiting = () =>
    instances.queryDatabase((query) =>
      query(`select id from messages where sent_at is null and recipient like 'once-%'`),
    );
  await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(0);
  expect(
    received()
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual(buyers.map((index) => `once-${index}@example.lk`).sort());
});
