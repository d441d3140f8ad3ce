import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { refusalStatus } from './request-limits.ts';

test('any request is accepted, or refused with a known status', () => {
  const anyRequest = fc.record({
    url: fc.oneof(
      anyText(),
      fc.string().map((path) => `/${path}`),
      fc.constant('/%'),
    ),
    method: fc.oneof(fc.constantFrom('GET', 'HEAD', 'POST', 'TRACE'), fc.string()),
    headers: fc.dictionary(
      fc.constantFrom('host', 'content-length', 'content-type', 'transfer-encoding'),
      fc.oneof(fc.string(), fc.constantFrom('shop.example.lk', '[::1]:3000', '99999999999', '-1')),
    ),
  });
  fc.assert(
    fc.property(anyRequest, (request) => {
      const rawHeaders = Object.entries(request.headers).flat();
      const status = refusalStatus({ ...request, rawHeaders } as unknown as IncomingMessage);
      expect([undefined, 400, 405, 411, 413, 414]).toContain(status);
      if (!['GET', 'HEAD', 'POST'].includes(request.method)) expect(status).toBeDefined();
    }),
  );
});

const mib = 1024 * 1024;

test.each([
  ['/whatsapp/webhook', 3 * mib, undefined],
  ['/whatsapp/webhook', 3 * mib + 1, 413],
  ['/whatsapp/webhook/more', mib, 413],
  ['/payhere/notify', mib, 413],
])('a notification at %s of %i bytes is answered %s', (url, length, status) => {
  const headers = { 'content-type': 'application/json', 'content-length': `${length}` };
  const request = { url, method: 'POST', headers, rawHeaders: [] };
  expect(refusalStatus(request as unknown as IncomingMessage)).toBe(status);
});

test.each([
  '/admin/products/new',
  '/admin/products/pictures.data',
  '/admin/settings/pictures',
  '/admin/settings/pictures.data?index',
  '/order-success/1/slip',
  '/si/order-success/1/problem.data',
])('a form with pictures may be sent to %s', (url) => {
  const headers = { 'content-type': 'multipart/form-data', 'content-length': `${8 * mib}` };
  const request = { url, method: 'POST', headers, rawHeaders: [] };
  expect(refusalStatus(request as unknown as IncomingMessage)).toBeUndefined();
});
