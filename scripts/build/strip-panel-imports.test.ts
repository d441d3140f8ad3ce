import { expect, test } from 'vitest';
import { withoutPanelImports } from './strip-panel-imports.ts';

const route = (id: string) => ({
  id,
  module: `/${id}.js`,
  imports: ['/parts.js'],
  css: ['/a.css'],
});
const listOf = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ routes })};`;

test('shoppers are not told what the panel is made of, and everything else stays', () => {
  const [home, orders] = [route('home.en'), route('admin/orders/orders.route')];
  const light = withoutPanelImports(
    listOf({ 'home.en': home, 'admin/orders/orders.route': orders }),
  );
  const lighter = { ...orders, imports: [] };
  expect(light).toBe(listOf({ 'home.en': home, 'admin/orders/orders.route': lighter }));
});

test('a list of another shape stops the build', () => {
  expect(() => withoutPanelImports('export default {}')).toThrow('does not look like one');
});
