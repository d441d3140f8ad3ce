import fc from 'fast-check';
import { createCookie } from 'react-router';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { signedCookie } from './signed-cookie.server.ts';

const secret = 'a secret of the shop';
const cookie = signedCookie('cart', { secret, path: '/', maxAge: 60 });
const routerCookie = createCookie('cart', { secrets: [secret], path: '/', maxAge: 60 });
const values = [{ k: 'oil', l: [1, 'සන්ධි'] }, 'text', 7, { nothing: '' }, '', 'a.b=c%2F;"'];

test('a signed cookie has the same bytes as a cookie that React Router signs', async () => {
  for (const value of values) {
    expect(await cookie.serialize(value)).toBe(await routerCookie.serialize(value));
  }
  expect(await cookie.serialize('', { maxAge: 0 })).toBe(
    await routerCookie.serialize('', { maxAge: 0 }),
  );
});

test('cookies signed by React Router are read; damaged cookies and cookies with another secret are not', async () => {
  const [pair = ''] = (await routerCookie.serialize({ k: 'සන්ධි' })).split(';');
  expect(await cookie.parse(`other=1; ${pair}`)).toEqual({ k: 'සන්ධි' });
  const [signedWithOtherSecret = ''] = (
    await createCookie('cart', { secrets: ['another'] }).serialize({ k: 'oil' })
  ).split(';');
  const wrong = [
    signedWithOtherSecret,
    `${pair}x`,
    pair.slice(0, -2),
    'cart=',
    'cart=.',
    'cart=%E0%A4%A',
  ];
  for (const header of [...wrong, pair.replace('=', '=A'), '', 'other=1', null]) {
    expect(await cookie.parse(header)).toBeNull();
  }
});

test('random cookie headers are never accepted as signed', async () => {
  const sent = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom(...'cart=;.%"+/ aA0') }).map((text) => `cart=${text}`),
  );
  await fc.assert(
    fc.asyncProperty(sent, async (header) => {
      expect(await cookie.parse(header)).toBeNull();
    }),
  );
});

test('any value of a cookie is read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const [pair = ''] = (await cookie.serialize({ value })).split(';');
      expect(await cookie.parse(pair)).toEqual(JSON.parse(JSON.stringify({ value })));
    }),
  );
});
