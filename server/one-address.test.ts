import { expect, test } from 'vitest';
import { addressWithoutSlash } from './one-address.ts';

test.each([
  ['/si/', '/si'],
  ['/si/?q=balm', '/si?q=balm'],
  ['/products/joint-relief-oil///', '/products/joint-relief-oil'],
  ['/cart/?x=/', '/cart?x=/'],
  ['//', '/'],
  ['///?q=balm', '/?q=balm'],
])('%s leads to %s', (url, address) => {
  expect(addressWithoutSlash(url)).toBe(address);
});

test.each(['/', '/?q=/', '/si', '/si?next=/', '//evil.example/', '/\\evil.example/', '/a\\b/'])(
  '%s leads nowhere else',
  (url) => {
    expect(addressWithoutSlash(url)).toBeUndefined();
  },
);
