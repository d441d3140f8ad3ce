import { expect, test } from 'vitest';
import { ownerNavGroups } from '#admin/layout/panel-nav-groups.ts';
import { findPages, withPages } from './search-results.ts';

const hrefs = (input: string) => findPages(input).map(({ href }) => href);

test('pages of the panel are found by a part of their name in either language, with or without joiners', () => {
  expect(hrefs(' SETT ')).toEqual(['/admin/settings']);
  expect(hrefs('සැක')).toEqual(['/admin/settings']);
  expect(hrefs('ප්රති')).toEqual(hrefs('ප්\u200dරති'));
  expect(hrefs('ප්‍රති')).toEqual(['/admin/policies']);
  expect(hrefs('no such page')).toEqual([]);
});

test('an empty field offers every page of the navigation', () => {
  const all = ownerNavGroups.flatMap(({ pages }) => pages);
  expect(hrefs('')).toEqual(all.map(({ to }) => to));
});

test('pages come first, and an empty group is left out', () => {
  const order = { href: '/admin/orders/x', title: { en: 'ORD-1', si: 'ORD-1' } };
  const groups = withPages('orders', [
    { group: 'orders', items: [order] },
    { group: 'products', items: [] },
  ]);
  expect(groups.map(({ group }) => group)).toEqual(['pages', 'orders']);
});
