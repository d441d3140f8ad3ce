import { expect, test } from 'vitest';
import { manifestUrlFor } from './route-manifest.ts';

const all = '/assets/manifest-c745f27c.js';

test.each(['/', '/si/products/oil', '/administer'])('%s loads no routes of the panel', (path) => {
  expect(manifestUrlFor(path, all)).toBe('/assets/manifest-of-shop-c745f27c.js');
});

test.each(['/admin', '/admin/orders'])('%s loads all routes', (path) => {
  expect(manifestUrlFor(path, all)).toBe(all);
});

test('the manifest of the development server is returned unchanged', () => {
  const manifest = '/@id/__x00__virtual:react-router/browser-manifest';
  expect(manifestUrlFor('/', manifest)).toBe(manifest);
});
