import { expect, test } from 'vitest';
import { withoutImports, withoutPanel } from './lighten-route-manifests.ts';

const route = (id: string) => ({
  id,
  module: `/${id}.js`,
  imports: ['/parts.js'],
  css: ['/a.css'],
});
const listOf = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ routes })};`;

test('shoppers are not told what further files each page is made of, and everything else stays', () => {
  const [home, orders] = [route('home.en'), route('admin/orders/orders.route')];
  const light = withoutImports(listOf({ 'home.en': home, 'admin/orders/orders.route': orders }));
  const lighter = {
    'home.en': { ...home, imports: [] },
    'admin/orders/orders.route': { ...orders, imports: [] },
  };
  expect(light).toBe(listOf(lighter));
});

test('the list of the shop has no routes of the panel', () => {
  const [home, orders] = [route('home.en'), route('admin/orders/orders.route')];
  const all = listOf({ 'home.en': home, 'admin/orders/orders.route': orders });
  expect(withoutPanel(all)).toBe(listOf({ 'home.en': home }));
});

test('a list of another shape stops the build', () => {
  expect(() => withoutImports('export default {}')).toThrow('does not look like one');
});
