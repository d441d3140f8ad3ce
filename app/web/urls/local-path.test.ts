import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { localPath } from './local-path.ts';
import { localizePath } from './localize-path.ts';

test.each(['/', '/si', '/si/wishlist', '/checkout?step=2', '/products/balm-50#questions'])(
  '%s is a path of the shop',
  (path) => {
    expect(localPath(path)).toBe(path);
  },
);

test('dot segments are resolved', () => {
  expect(localPath('/account/../checkout')).toBe('/checkout');
});

test.each([
  undefined,
  null,
  5,
  '',
  'checkout',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/checkout\r\nSet-Cookie: a=b',
  '/\u0000',
  'https://evil.example/',
  'javascript:alert(1)',
  '/..//evil.example',
  '/x/..\\..\\\\evil.example',
])('%j is no path of the shop', (input) => {
  expect(localPath(input)).toBeUndefined();
});

test('any input is returned as a URL inside the shop, or refused', () => {
  const input = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom(...'/\\.:@%2f?#evil\t\n') }).map((text) => `/${text}`),
    fc.anything(),
    fc.string({ unit: fc.constantFrom(...'/\\.x?#') }).map((text) => `/si${text}`),
  );
  fc.assert(
    fc.property(input, (text) => {
      const path = localPath(text) ?? '/';
      expect(new URL(path, 'https://shop.example.lk').host).toBe('shop.example.lk');
      expect(path).not.toMatch(/^\/[/\\]|[\r\n\t]/);
      expect(localPath(path)).toBe(path);
      for (const language of ['en', 'si'] as const) {
        expect(localPath(localizePath(language, path))).toBeDefined();
      }
    }),
    { numRuns: 500 },
  );
});
