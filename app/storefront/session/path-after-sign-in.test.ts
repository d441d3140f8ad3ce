import { expect, test } from 'vitest';
import { pathAfterSignIn } from './path-after-sign-in.server.ts';

test('a sign-in redirects back to the page that the visitor came from', () => {
  expect(pathAfterSignIn('en', '/checkout?step=2')).toBe('/checkout?step=2');
  expect(pathAfterSignIn('si', '/si/products/balm-50')).toBe('/si/products/balm-50');
  expect(pathAfterSignIn('si', '/admin/dashboard')).toBe('/admin/dashboard');
});

test('a sign-in redirects back in the language to which the visitor switched on the sign-in page', () => {
  expect(pathAfterSignIn('si', '/products/balm-50#buy')).toBe('/si/products/balm-50#buy');
  expect(pathAfterSignIn('en', '/si?promo=A')).toBe('/?promo=A');
});

test('a sign-in for the download of the data leads to the page with its button, because a download is no page', () => {
  expect(pathAfterSignIn('en', '/account/data.json')).toBe('/account/details');
  expect(pathAfterSignIn('si', '/account/data.json')).toBe('/si/account/details');
});

test.each(['/si//evil.example', '/si/\\evil.example', '/si///evil.example/a'])(
  '%j redirects to no other site in any language',
  (next) => {
    for (const language of ['en', 'si'] as const) {
      const path = pathAfterSignIn(language, next);
      expect(new URL(path, 'https://shop.example.lk').host).toBe('shop.example.lk');
    }
  },
);

test.each([
  undefined,
  '',
  '//evil.example',
  'https://evil.example',
  '/sign-in?next=%2F',
  '/si/sign-up',
  '/x/../sign-out',
  '/forgot-password',
  '/si/forgot-password?sent=1',
  '/reset-password',
  '/reset-password/a-token',
  '/reset-by-code',
  '/account/deleted',
  '/si/account/deleted',
])('%j redirects to the account, in the language of the page', (next) => {
  expect(pathAfterSignIn('en', next)).toBe('/account');
  expect(pathAfterSignIn('si', next)).toBe('/si/account');
});
