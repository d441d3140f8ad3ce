import { expect, test } from 'vitest';
import { withoutImports, withoutPanel } from './lighten-route-manifests.ts';

const route = (id: string) => ({
  id,
  module: `/${id}.js`,
  imports: ['/parts.js'],
  css: ['/a.css'],
});
const listOf = (routes: object, url = '/assets/manifest-c745f27c.js') =>
  `window.__reactRouterManifest=${JSON.stringify({ routes, url })};`;

test('the manifest loses the further files of each route, and keeps everything else', () => {
  const [home, orders] = [route('home.en'), route('admin/orders/orders.route')];
  const light = withoutImports(listOf({ 'home.en': home, 'admin/orders/orders.route': orders }));
  const lighter = {
    'home.en': { ...home, imports: [] },
    'admin/orders/orders.route': { ...orders, imports: [] },
  };
  expect(light).toBe(listOf(lighter));
});

test('the manifest for shoppers has no routes of the panel, and names its own file', () => {
  const [home, orders] = [route('home.en'), route('admin/orders/orders.route')];
  const all = listOf({ 'home.en': home, 'admin/orders/orders.route': orders });
  const ownUrl = '/assets/manifest-of-shop-c745f27c.js';
  expect(withoutPanel(all)).toBe(listOf({ 'home.en': home }, ownUrl));
});

test('a manifest of another shape stops the build', () => {
  expect(() => withoutImports('export default {}')).toThrow('has an unknown format');
});
