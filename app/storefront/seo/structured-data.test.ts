import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/product.ts';
import {
  breadcrumbData,
  organizationData,
  productData,
  productListData,
} from './structured-data.ts';

const shopMeta = {
  origin: 'https://sandhi.example',
  siteName: { en: 'Sandhi', si: 'සන්ධි' },
  pictures: {},
  contacts: [
    { kind: 'phone' as const, text: { en: '077 123 4567', si: '' }, href: 'tel:+94771234567' },
    { kind: 'location' as const, text: { en: '7 Lake Road, Kandy', si: 'මහනුවර' } },
  ],
  deliveryFeeLkr: 0,
};

const oil: Product = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'joint-oil',
  name: { en: 'Joint Oil', si: 'සන්ධි තෛලය' },
  description: { en: 'Warms.', si: 'උණුසුම් කරයි.' },
  priceLkr: 3800,
  stock: 4,
  images: ['/pictures/oil-100-1200.webp', 'https://elsewhere.example/oil.jpg'],
  featured: true,
  reviewTotals: { count: 0, stars: 0 },
};

test('a product is offered with today’s price and stock, in the language of the page', () => {
  expect(productData({ ...shopMeta, language: 'si' }, oil)).toMatchObject({
    '@type': 'Product',
    name: 'සන්ධි තෛලය',
    url: 'https://sandhi.example/si/products/joint-oil',
    image: [
      'https://sandhi.example/pictures/oil-100-1200.webp',
      'https://elsewhere.example/oil.jpg',
    ],
    offers: {
      price: '3800',
      priceCurrency: 'LKR',
      availability: 'https://schema.org/InStock',
      url: 'https://sandhi.example/si/products/joint-oil',
    },
  });
});

test('a sold-out product is marked as out of stock, and one without a picture has the fallback picture', () => {
  const data = productData({ ...shopMeta, language: 'en' }, { ...oil, stock: 0, images: [] });
  expect(data.offers.availability).toBe('https://schema.org/OutOfStock');
  expect(data.image).toEqual(['https://sandhi.example/pictures/fallback-800.webp']);
});

test('a product without reviews has no rating for search engines', () => {
  const all = productListData({ ...shopMeta, language: 'en' }, [oil, oil]);
  expect(all.itemListElement.map(({ position }) => position)).toEqual([1, 2]);
  expect(JSON.stringify(all)).not.toMatch(/rating|review|4\.9/i);
});

test('the seller is named with the contacts of the shop', () => {
  const seller = organizationData({ ...shopMeta, language: 'en' });
  expect(seller).toMatchObject({
    name: 'Sandhi',
    telephone: '+94771234567',
    address: { streetAddress: '7 Lake Road, Kandy', addressCountry: 'LK' },
    hasMerchantReturnPolicy: { merchantReturnLink: 'https://sandhi.example/refund-policy' },
  });
  expect(seller).not.toHaveProperty('email');
});

test.each([0, 350])('an offer has today’s delivery fee: %i rupees', (deliveryFeeLkr) => {
  const { offers } = productData({ ...shopMeta, deliveryFeeLkr, language: 'en' }, oil);
  expect(offers.shippingDetails).toMatchObject({
    shippingRate: { value: `${deliveryFeeLkr}`, currency: 'LKR' },
    shippingDestination: { addressCountry: 'LK' },
    deliveryTime: {
      handlingTime: { minValue: 0, maxValue: 1 },
      transitTime: { minValue: 2, maxValue: 5 },
    },
  });
  expect(offers).not.toHaveProperty('priceValidUntil');
});

test('an offer of a closed shop does not promise handling within a day', () => {
  const closed = { en: 'We are closed until 5 December 2026.', si: 'වසා තිබෙනවා.' };
  const { offers } = productData({ ...shopMeta, closed, language: 'en' }, oil);
  expect(offers.shippingDetails.deliveryTime).not.toHaveProperty('handlingTime');
  expect(offers.shippingDetails.deliveryTime).toHaveProperty('transitTime');
});

test('while orders are paused no product is marked as in stock', () => {
  const availability = (ordersPaused?: true) =>
    productData({ ...shopMeta, ordersPaused, language: 'en' }, oil).offers.availability;
  expect(availability(true)).toBe('https://schema.org/OutOfStock');
  expect(availability()).toBe('https://schema.org/InStock');
});

test('an offer has the highest delivery fee where the fees of districts differ', () => {
  const { offers } = productData({ ...shopMeta, highestDeliveryFeeLkr: 450, language: 'en' }, oil);
  expect(offers.shippingDetails.shippingRate).toEqual({
    '@type': 'MonetaryAmount',
    maxValue: '450',
    currency: 'LKR',
  });
});

test('the breadcrumbs lead from the landing page to the product', () => {
  const { itemListElement } = breadcrumbData({ ...shopMeta, language: 'si' }, oil);
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'සන්ධි', item: 'https://sandhi.example/si' },
    { position: 2, name: 'සන්ධි තෛලය', item: 'https://sandhi.example/si/products/joint-oil' },
  ]);
});

test('a review has its exact time, because its day in Colombo can differ from that in UTC', () => {
  const review = {
    id: '00000000-0000-4000-8000-000000000002',
    stars: 5,
    words: '',
    firstName: 'Dilani',
    town: 'Matara',
    answer: '',
    language: 'en' as const,
    createdAt: new Date('2026-11-21T20:30:00Z'),
  };
  const data = productData({ ...shopMeta, language: 'en' }, oil, [review]);
  expect(data).toMatchObject({ review: [{ datePublished: '2026-11-21T20:30:00.000Z' }] });
});
