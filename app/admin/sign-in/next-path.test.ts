import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  '/admin',
  '/admin/orders',
  '/admin/orders?status=pending&page=2',
  '/admin/orders/3f0e#history',
])('%s is a page of the panel, which signing in opens', (asked) => {
  expect(nextPath(asked)).toBe(asked);
});

test.each([
  undefined,
  null,
  5,
  '',
  'admin/orders',
  '/',
  '/checkout',
  '/administrator',
  '//evil.example/admin',
  '///evil.example/admin',
  '/\\evil.example/admin',
  '\\\\evil.example/admin',
  '/\t/evil.example/admin',
  '/admin\r\nSet-Cookie: a=b',
  '/admin/\u0000',
  'https://evil.example/admin',
  'javascript:alert(1)',
  '/admin/../checkout',
  '/admin/..//evil.example',
  '/admin/..\\..\\evil.example',
  '/admin/%2e%2e/checkout',
])('%j leads to the dashboard instead', (asked) => {
  expect(nextPath(asked)).toBe('/admin/dashboard');
});
