import fc from 'fast-check';
import { createCookie } from 'react-router';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { signedCookie } from './signed-cookie.server.ts';

const secret = 'a secret of the shop';
const ours = signedCookie('cart', { secret, path: '/', maxAge: 60 });
const theirs = createCookie('cart', { secrets: [secret], path: '/', maxAge: 60 });
const values = [{ k: 'oil', l: [1, 'සන්ධි'] }, 'text', 7, { nothing: '' }, '', 'a.b=c%2F;"'];

test('a signed cookie is the same, byte for byte, as React Router signs it', async () => {
  for (const value of values) {
    expect(await ours.serialize(value)).toBe(await theirs.serialize(value));
  }
  expect(await ours.serialize('', { maxAge: 0 })).toBe(await theirs.serialize('', { maxAge: 0 }));
});

test('cookies from before are read, and what is damaged or signed by another is nobody’s', async () => {
  const [pair = ''] = (await theirs.serialize({ k: 'සන්ධි' })).split(';');
  expect(await ours.parse(`other=1; ${pair}`)).toEqual({ k: 'සන්ධි' });
  const [stranger = ''] = (
    await createCookie('cart', { secrets: ['another'] }).serialize({ k: 'oil' })
  ).split(';');
  const wrong = [stranger, `${pair}x`, pair.slice(0, -2), 'cart=', 'cart=.', 'cart=%E0%A4%A'];
  for (const header of [...wrong, pair.replace('=', '=A'), '', 'other=1', null]) {
    expect(await ours.parse(header)).toBeNull();
  }
});

test('whatever a browser sends as its cookies, it is a value that we signed or nothing', async () => {
  const sent = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom(...'cart=;.%"+/ aA0') }).map((text) => `cart=${text}`),
  );
  await fc.assert(
    fc.asyncProperty(sent, async (header) => {
      expect(await ours.parse(header)).toBeNull();
    }),
  );
});

test('whatever a cookie holds comes back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const [pair = ''] = (await ours.serialize({ value })).split(';');
      expect(await ours.parse(pair)).toEqual(JSON.parse(JSON.stringify({ value })));
    }),
  );
});
