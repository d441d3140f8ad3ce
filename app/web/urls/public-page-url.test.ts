import { expect, test } from 'vitest';
import { publicPageUrl } from './public-page-url.ts';

test.each([
  ['/', '/'],
  ['/si', '/si'],
  ['/?', '/'],
  ['/?utm_source=letter&fbclid=1', '/'],
  ['/si?gclid=1&q=balm', '/si?q=balm'],
  ['/?stock=1&q=balm', '/?q=balm&stock=1'],
  ['/?q=balm&q=oil&sort=cheap&min=0', '/?q=balm'],
  ['/?q=balm?', '/?q=balm%3F'],
  ['/privacy-policy?from=letter', '/privacy-policy'],
  ['/si/refund-policy', '/si/refund-policy'],
  ['/products/joint-relief-oil?utm_source=letter', '/products/joint-relief-oil'],
  ['/si/products/joint-relief-oil', '/si/products/joint-relief-oil'],
  ['/products/joint-relief-oil?x=1&reviews=12', '/products/joint-relief-oil?reviews=12'],
  ['/products/joint-relief-oil?reviews=1', '/products/joint-relief-oil'],
  ['/products/joint-relief-oil?reviews=100', '/products/joint-relief-oil?reviews=100'],
  ['/products/joint-relief-oil?reviews=1000', '/products/joint-relief-oil'],
  ['/products/joint-relief-oil?reviews=010', '/products/joint-relief-oil'],
])('%s is cached as the page %s', (url, pageUrl) => {
  expect(publicPageUrl(url)).toBe(pageUrl);
});

test.each([
  '/cart',
  '/checkout',
  '/si/checkout',
  '/admin/dashboard',
  '/order-success/5',
  '/_root.data',
  '/products/a/b',
  '/products/',
  '//',
  '/si/',
  '/nowhere',
])('%s is no cached public page', (url) => {
  expect(publicPageUrl(url)).toBeUndefined();
});
