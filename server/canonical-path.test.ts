import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/si/', '/si'],
  ['/si/?q=balm', '/si?q=balm'],
  ['/products/joint-relief-oil///', '/products/joint-relief-oil'],
  ['/cart/?x=/', '/cart?x=/'],
  ['//', '/'],
  ['///?q=balm', '/?q=balm'],
])('%s is redirected to %s', (url, target) => {
  expect(canonicalPath(url)).toBe(target);
});

test.each(['/', '/?q=/', '/si', '/si?next=/', '//evil.example/', '/\\evil.example/', '/a\\b/'])(
  '%s is not redirected',
  (url) => {
    expect(canonicalPath(url)).toBeUndefined();
  },
);

test('the canonical path of any URL is in this shop, and is not redirected again', () => {
  const anyUrl = fc
    .oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'/\\?.:@evil') }))
    .map((text) => `/${text}`);
  fc.assert(
    fc.property(anyUrl, (url) => {
      const path = canonicalPath(url) ?? '/';
      expect(new URL(path, 'https://shop.example.lk').host).toBe('shop.example.lk');
      expect(canonicalPath(path)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
