import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  '/admin',
  '/admin/orders',
  '/admin/orders?status=pending&page=2',
  '/admin/orders/3f0e#history',
])('%s is a page of the panel, which signing in opens', (path) => {
  expect(nextPath(path)).toBe(path);
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
])('%j is no page of the panel and is replaced by the dashboard', (value) => {
  expect(nextPath(value)).toBe('/admin/dashboard');
});
