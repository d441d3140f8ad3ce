import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { trafficClassOf } from './traffic-class.ts';

test.each([
  ['POST', '/checkout', 'order'],
  ['POST', '/si/checkout.data?index', 'order'],
  ['GET', '/order-success/1b/pay', 'order'],
  ['POST', '/payhere/notify', 'order'],
  ['GET', '/checkout', 'page'],
  ['POST', '/cart/lines', 'page'],
  ['GET', '/admin/orders', 'page'],
  ['GET', '/admin/orders/ship-it', 'page'],
  ['GET', '/admin/orders/export.csv?from=2026', 'export'],
  ['GET', '/admin/orders/print?ids=1', 'export'],
  ['POST', '/admin/backups.data', 'export'],
  ['GET', '/account/data.json', 'export'],
  ['POST', '/events', 'export'],
])('%s %s is of the class "%s"', (method, url, expected) => {
  expect(trafficClassOf({ method, url, headers: {} } as IncomingMessage)).toBe(expected);
});

test.each([
  ['a large body', { 'content-length': '2000000' }],
  [
    'a form with files',
    { 'content-length': '700', 'content-type': 'multipart/form-data; boundary=x' },
  ],
])('%s is an upload, whatever its URL', (_what, headers) => {
  const request = { method: 'POST', url: '/order-success/1b/slip', headers };
  expect(trafficClassOf(request as unknown as IncomingMessage)).toBe('upload');
});
