import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddressReader } from './request-context.ts';

type Case = { trusted?: string[]; socket?: string; forwarded: string | null; client: string };

const proxy = '10.0.0.1';
const stranger = '203.0.113.9';
const shopper = '198.51.100.7';

const cases: Record<string, Case> = {
  'without trusted proxies X-Forwarded-For is ignored': {
    trusted: [],
    forwarded: shopper,
    client: proxy,
  },
  'a trusted proxy is believed': { forwarded: shopper, client: shopper },
  'a stranger is not believed': { socket: stranger, forwarded: shopper, client: stranger },
  'an entry that the client put in front is not believed': {
    forwarded: `6.6.6.6, ${shopper}`,
    client: shopper,
  },
  'a chain of trusted proxies is followed': {
    forwarded: `6.6.6.6, ${shopper}, 10.0.0.2`,
    client: shopper,
  },
  'a proxy that forwards nonsense counts as the client': { forwarded: 'unknown', client: proxy },
  'a proxy that forwards nothing counts as the client': { forwarded: null, client: proxy },
  'an IPv4 address inside IPv6 is read as IPv4': {
    socket: `::ffff:${proxy}`,
    forwarded: `::ffff:${shopper}`,
    client: shopper,
  },
};

test.each(Object.entries(cases))('%s', (_why, { trusted = ['10.0.0.0/8'], ...request }) => {
  const readAddress = clientAddressReader(trusted);
  expect(readAddress(request.socket ?? proxy, request.forwarded)).toBe(request.client);
});

test('with any X-Forwarded-For a client has an IP address, and a client outside of the proxies that of its socket', () => {
  const anyHeader = fc.oneof(
    fc.string(),
    fc
      .array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constant(proxy)))
      .map((all) => all.join(', ')),
  );
  fc.assert(
    fc.property(anyHeader, (header) => {
      expect(isIP(clientAddressReader([proxy])(proxy, header))).not.toBe(0);
      expect(clientAddressReader([proxy])(stranger, header)).toBe(stranger);
    }),
  );
});
