import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policyLimits } from '#domain/policies/policy-form.ts';
import {
  cardTextLimits,
  figureTextLimits,
  slots,
  testimonialTextLimits,
} from '#domain/settings/form/settings-form.ts';
import { landingCardNames } from '#domain/settings/landing/landing-cards.ts';
import { settingsFields } from '#domain/settings/settings-fields.copy.ts';
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

/** Returns the settings form as a browser sends it, with each text in Sinhala and as long as it may be. */
function longestSettings(): string {
  const limits: [string, number][] = [
    ...Object.entries(settingsFields).flatMap(([name, field]): [string, number][] => {
      const { kind, max, decimals }: { kind: string; max?: number; decimals?: number } = field;
      const names = kind === 'pair' ? [name, `${name}Si`] : [name];
      return names.map((each) => [each, decimals === undefined ? (max ?? 0) : 0]);
    }),
    ...slots.flatMap((slot) => limitsOf(`figure${slot}`, figureTextLimits)),
    ...slots.flatMap((slot) => limitsOf(`story${slot}`, testimonialTextLimits)),
    ...landingCardNames.flatMap((name) => limitsOf(name, cardTextLimits)),
  ];
  const values = Object.fromEntries(limits.map(([name, max]) => [name, 'ක'.repeat(max)]));
  return new URLSearchParams({ ...values, shown: JSON.stringify(values) }).toString();
}

function limitsOf(group: string, limits: Record<string, number>): [string, number][] {
  return Object.entries(limits).map(([name, max]) => [`${group}-${name}`, max]);
}

test.each([
  '/admin/settings?tab=general',
  '/admin/settings.data',
  '/admin/sign-in',
  '/admin/second-factor',
  '/admin/second-factor/enrol',
])('the settings may be sent to %s with every text as long as it may be', (url) => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': `${longestSettings().length}`,
  };
  const request = { url, method: 'POST', headers, rawHeaders: [] };
  expect(refusalStatus(request as unknown as IncomingMessage)).toBeUndefined();
});

test('a policy may be sent with both of its texts in Sinhala and as long as they may be', () => {
  const values = Object.entries(policyLimits).map(([name, max]) => [name, 'ක'.repeat(max)]);
  const body = new URLSearchParams(Object.fromEntries(values)).toString();
  const headers = { 'content-length': `${body.length}` };
  const request = { url: '/admin/policies?tab=terms', method: 'POST', headers, rawHeaders: [] };
  expect(refusalStatus(request as unknown as IncomingMessage)).toBeUndefined();
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
