import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from './in-process-shop.ts';

let shop: InProcessShop;
beforeAll(async () => {
  shop = await openInProcess({ demo: true });
});
afterAll(() => shop?.close());

/** Expects each of these texts in the main part of a page, without its markup. */
async function expectTexts(path: string, texts: readonly string[]) {
  const { body } = await shop.visitor().get(path);
  const [, main = ''] = body.split('<main');
  const said = main
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/[\s\u00a0]+/g, ' ');
  for (const text of texts) expect(said).toContain(text);
}

test('the hero says its tagline, its three claims and its two buttons', () =>
  expectTexts('/', [
    'Natural Relief, Local Tradition',
    '100% Natural Ingredients',
    'Free Delivery Islandwide',
    'Trusted by Thousands',
    'Order Now',
    'Learn More',
  ]));

test('the heritage is told with four cards, local farms and practitioners', () =>
  expectTexts('/', [
    'About Our Heritage',
    'Natural Ingredients',
    'Proven Results',
    'Expert Formulation',
    'Time-Tested',
    'sourced locally from Sri Lankan farms',
    'experienced Ayurvedic practitioners',
  ]));

test('three benefits and three figures are claimed', () =>
  expectTexts('/', [
    'Joint Pain Relief',
    'Anti-Inflammatory',
    'Enhanced Mobility',
    '98%',
    '7 Days',
    '5000+',
  ]));

test('the stories end with a call to order', () =>
  expectTexts('/#testimonials', ['Order Your Relief Today']));

test('the contact area has four cards, the price of a bottle and the delivery time', () =>
  expectTexts('/', [
    'Phone',
    'WhatsApp',
    'Email',
    'Colombo, Sri Lanka',
    'Quick Order Information',
    '3,800',
    'per bottle',
    '2-5 business days',
    'Full Name',
    'Message',
  ]));

test('a product says delivery, its stock, its fixed stars and its price', () =>
  expectTexts('/', [
    'Featured',
    '(4.9)',
    'Free Delivery Anywhere in Sri Lanka',
    'In Stock (',
    'Out of Stock',
    '₨ 3,800',
  ]));

test('the refund policy names its times and support', () =>
  expectTexts('/refund-policy', [
    'within 7 days of delivery',
    '10 business days',
    '1-3 business days',
    '5-10 business days',
    'Monday to Saturday, 9:00-18:00',
    'within 24 hours, in Sinhala and English',
  ]));

test('the refund policy says what is eligible and what is not', () =>
  expectTexts('/refund-policy', [
    'Damaged goods',
    'Wrong goods',
    'Defective goods',
    'Non-delivered orders',
    'Duplicate-charged orders',
    'Change of mind',
    'Used products',
    'Late claims',
    'Wrong address',
    'Refused delivery',
    'Natural variations',
  ]));

test('the terms say how one pays and how long delivery takes', () =>
  expectTexts('/terms-conditions', [
    'cash on delivery, bank transfer, online payment',
    'Delivery takes 2-5 business days and is free in Sri Lanka.',
    'prepared within 24 hours',
  ]));

test('the checkout offers the nine provinces', async () => {
  const visitor = shop.visitor();
  const { body } = await visitor.get('/');
  const productId = /name="productId" value="([0-9a-f-]{36})"/.exec(body)?.[1] ?? '';
  await visitor.post('/cart/lines', { intent: 'add', productId, quantity: 1, language: 'en' });
  const checkout = await visitor.get('/checkout');
  const [, province = ''] =
    /<select[^>]*name="province"[^>]*>(.*?)<\/select>/s.exec(checkout.body) ?? [];
  const values = [...province.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
  expect(values).toEqual([
    'Western',
    'Central',
    'Southern',
    'Northern',
    'Eastern',
    'North Western',
    'North Central',
    'Uva',
    'Sabaragamuwa',
  ]);
  expect(checkout.body).toMatch(/<input[^>]*(value="cod"[^>]*checked|checked[^>]*value="cod")/);
});
