import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddressReader } from './request-context.ts';

type Case = { trusted?: string[]; socket?: string; forwarded: string | null; client: string };

const proxy = '10.0.0.1';
const stranger = '203.0.113.9';
const shopper = '198.51.100.7';

const cases: Record<string, Case> = {
  'no proxy is trusted, so what is forwarded is a claim': {
    trusted: [],
    forwarded: shopper,
    client: proxy,
  },
  'a trusted proxy is believed': { forwarded: shopper, client: shopper },
  'a stranger is not': { socket: stranger, forwarded: shopper, client: stranger },
  'what the client itself put before it is not': {
    forwarded: `6.6.6.6, ${shopper}`,
    client: shopper,
  },
  'a row of trusted proxies is walked': {
    forwarded: `6.6.6.6, ${shopper}, 10.0.0.2`,
    client: shopper,
  },
  'a proxy that forwards nonsense is the address itself': { forwarded: 'unknown', client: proxy },
  'a proxy that forwards nothing is the address itself': { forwarded: null, client: proxy },
  'version 4 inside version 6 is version 4': {
    socket: `::ffff:${proxy}`,
    forwarded: `::ffff:${shopper}`,
    client: shopper,
  },
};

test.each(Object.entries(cases))('%s', (_why, { trusted = ['10.0.0.0/8'], ...asked }) => {
  const read = clientAddressReader(trusted);
  expect(read(asked.socket ?? proxy, asked.forwarded)).toBe(asked.client);
});

test('whatever stands in X-Forwarded-For, a client has an address, and a stranger the one of the socket', () => {
  const given = fc.oneof(
    fc.string(),
    fc
      .array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constant(proxy)))
      .map((all) => all.join(', ')),
  );
  fc.assert(
    fc.property(given, (header) => {
      expect(isIP(clientAddressReader([proxy])(proxy, header))).not.toBe(0);
      expect(clientAddressReader([proxy])(stranger, header)).toBe(stranger);
    }),
  );
});
