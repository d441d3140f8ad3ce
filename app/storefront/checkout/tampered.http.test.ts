import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InProcessShop } from '#test/in-process-shop.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { queryOf } from '#test/look-inside.ts';
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
  ['ten thousand letters', { customerName: 'x'.repeat(10_000) }],
  ['ten thousand letters of notes', { specialInstructions: 'ක'.repeat(10_000) }],
  ['a zero byte', { address: '12\0Temple Road' }],
  ['a payment method that is not offered', { paymentMethod: 'payhere' }],
  ['a payment method that there is not', { paymentMethod: 'gold' }],
  ['a province that there is not', { province: 'Atlantis' }],
  ['a phone of letters', { phone: "1' or '1'='1" }],
  ['a key that is none', { idempotencyKey: 'x' }],
  ['nothing in it', { customerName: '', phone: '', address: '', city: '' }],
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
  if (!visitor) throw new Error('Nobody came.');
  const [form = {}] = await fillInCheckouts([visitor]);
  return { visitor, form };
}

test('prices, fees, sums, statuses and ids that were posted change nothing', async () => {
  const { visitor, form } = await aFilledCheckout();
  const answer = await visitor.post('/checkout', { ...form, ...tamperedFields });
  expect(answer.status).toBe(303);
  expect(orderIdOf(answer)).not.toMatch(/^00000000/);
});

test.each(['1', '0', '99999999'])(
  'a shown total of %s is compared and nothing is placed',
  async (total) => {
    const { visitor, form } = await aFilledCheckout();
    const answer = await visitor.post('/checkout', { ...form, shownTotalLkr: total });
    expect(answer.status).toBe(409);
    expect(visitor.cookies.has('sandhi_cart')).toBe(true);
  },
);

test.each(invalidForms)('%s is refused in words, and the cart stays', async (_what, overrides) => {
  const { visitor, form } = await aFilledCheckout();
  const answer = await visitor.post('/checkout', { ...form, ...overrides });
  expect([409, 422]).toContain(answer.status);
  expect(visitor.cookies.has('sandhi_cart')).toBe(true);
});

test('a field that comes three times is refused or read once, never a fault', async () => {
  const { visitor, form } = await aFilledCheckout();
  const fields = new URLSearchParams(form);
  for (const name of ['customerName', 'phone', 'idempotencyKey']) fields.append(name, 'again');
  expect((await visitor.post('/checkout', fields)).status).toBe(422);
});

test('what was placed cost what the catalogue says, and the log is empty', async () => {
  expect(shop.logProblems()).toEqual([]);
  const query = queryOf(shop.shop);
  expect(await brokenInvariants(query)).toEqual([]);
  const orders = await query("select * from orders where total_lkr = 1 or status <> 'pending'");
  expect(orders).toEqual([]);
  const [order] = await query(
    `select o.total_lkr, o.payment_status, 2 * p.price_lkr as fair from orders o, products p where p.id = '${productId}'`,
  );
  expect(order).toMatchObject({ payment_status: 'pending' });
  expect(Number(order?.['total_lkr'])).toBe(Number(order?.['fair']));
});
