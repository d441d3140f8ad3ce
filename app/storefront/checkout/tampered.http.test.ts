import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InProcessShop } from '#test/in-process-shop.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { sqlQueryOf } from '#test/query-database.ts';
import { fillInCheckouts } from '#test/rush.ts';
import { orderIdOf } from '#test/shopping.ts';
import { openBuyers, openInProcessWithStocks } from '#test/stocked-shops.ts';

/** Fields that a tampered form could add. */
const tamperedFields = {
  price: 1,
  priceLkr: 1,
  total: 1,
  totalLkr: 1,
  subtotalLkr: 1,
  deliveryFeeLkr: -5_000,
  discountLkr: 9_999,
  status: 'delivered',
  paymentStatus: 'paid',
  id: '00000000-0000-4000-8000-000000000000',
  orderId: '00000000-0000-4000-8000-000000000000',
  orderNumber: 'ORD-1-1',
  userId: '00000000-0000-4000-8000-000000000000',
  role: 'owner',
  createdAt: '2000-01-01',
};

const invalidForms: [string, Record<string, string>][] = [
  ['a name of ten thousand characters', { customerName: 'x'.repeat(10_000) }],
  ['ten thousand characters of notes', { specialInstructions: 'ක'.repeat(10_000) }],
  ['a zero byte', { address: '12\0Temple Road' }],
  ['a payment method that is not offered', { paymentMethod: 'payhere' }],
  ['an unknown payment method', { paymentMethod: 'gold' }],
  ['an unknown province', { province: 'Atlantis' }],
  ['text as the phone number', { phone: "1' or '1'='1" }],
  ['a malformed key', { idempotencyKey: 'x' }],
  ['empty fields', { customerName: '', phone: '', address: '', city: '' }],
];

let shop: InProcessShop;
let productId: string;

beforeAll(async () => {
  const opened = await openInProcessWithStocks([50]);
  shop = opened.shop;
  productId = opened.productIds[0] ?? '';
});
afterAll(() => shop?.close());

async function aFilledCheckout() {
  const [visitor] = await openBuyers(shop, 1, () => [[productId, 2]]);
  if (!visitor) throw new Error('No buyer was opened.');
  const [form = {}] = await fillInCheckouts([visitor]);
  return { visitor, form };
}

test('an order is placed without the prices, fees, sums, statuses and ids that a tampered form adds', async () => {
  const { visitor, form } = await aFilledCheckout();
  const response = await visitor.post('/checkout', { ...form, ...tamperedFields });
  expect(response.status).toBe(303);
  expect(orderIdOf(response)).not.toMatch(/^00000000/);
});

test.each(['1', '0', '99999999', '-1', '1.5', 'free'])(
  'an order with the wrong shown total of %s is refused, and the cart stays',
  async (total) => {
    const { visitor, form } = await aFilledCheckout();
    const response = await visitor.post('/checkout', { ...form, shownTotalLkr: total });
    expect(response.status).toBe(409);
    expect(visitor.cookies.has('sandhi_cart')).toBe(true);
  },
);

test.each(invalidForms)(
  'a form with %s is refused, and the cart stays',
  async (_what, overrides) => {
    const { visitor, form } = await aFilledCheckout();
    const response = await visitor.post('/checkout', { ...form, ...overrides });
    expect([409, 422]).toContain(response.status);
    expect(visitor.cookies.has('sandhi_cart')).toBe(true);
  },
);

test('fields that are sent twice are refused as invalid', async () => {
  const { visitor, form } = await aFilledCheckout();
  const fields = new URLSearchParams(form);
  for (const name of ['customerName', 'phone', 'idempotencyKey']) fields.append(name, 'again');
  expect((await visitor.post('/checkout', fields)).status).toBe(422);
});

test('the order of the tampered form is pending and costs what the catalogue says, and nothing was logged', async () => {
  expect(shop.logProblems()).toEqual([]);
  const query = sqlQueryOf(shop.shop);
  expect(await brokenInvariants(query)).toEqual([]);
  const orders = await query("select * from orders where total_lkr = 1 or status <> 'pending'");
  expect(orders).toEqual([]);
  const [order] = await query(
    `select o.total_lkr, o.payment_status, 2 * p.price_lkr as fair from orders o, products p where p.id = '${productId}'`,
  );
  expect(order).toMatchObject({ payment_status: 'pending' });
  expect(Number(order?.['total_lkr'])).toBe(Number(order?.['fair']));
});
