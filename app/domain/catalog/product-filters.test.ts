import { expect, test } from 'vitest';
import { idsByName } from './ids-by-name.ts';
import type { Product } from './product.ts';
import {
  filterProducts,
  filtersInAddress,
  noFilters,
  type ProductFilters,
  priceWritten,
  readFilters,
} from './product-filters.ts';

function aListed(id: string, wish: Partial<Product> & { si?: string } = {}): Product {
  const name = { en: id, si: wish.si ?? '' };
  const description = { en: '', si: '' };
  const product = { id, slug: id, name, description, images: [], featured: false };
  return { ...product, priceLkr: 1000, stock: 5, ...wish };
}

const shelf = [
  aListed('Roll-on', { featured: true, priceLkr: 1450, si: 'රෝල්-ඔන්' }),
  aListed('balm', { priceLkr: 2600, stock: 0, si: 'ඖෂධ බාම්' }),
  aListed('Tea', { priceLkr: 1850, si: 'ඉඟුරු තේ' }),
  aListed('Chest', { priceLkr: 2_000_000, si: 'අල්මාරිය' }),
];

function shown(wish: Partial<ProductFilters>, language: 'en' | 'si' = 'en') {
  const order = idsByName(shelf, language);
  return filterProducts(shelf, { ...noFilters, ...wish }, order).map(({ id }) => id);
}

test('the page opens with what is featured, and with everything', () => {
  expect(shown({})).toEqual(['Roll-on', 'balm', 'Tea', 'Chest']);
});

test('prices sort up and down', () => {
  expect(shown({ sort: 'price-asc' })).toEqual(['Roll-on', 'Tea', 'balm', 'Chest']);
  expect(shown({ sort: 'price-desc' })).toEqual(['Chest', 'balm', 'Tea', 'Roll-on']);
});

test('names sort as the language of the page does, capitals or not', () => {
  expect(shown({ sort: 'name' })).toEqual(['balm', 'Chest', 'Roll-on', 'Tea']);
  expect(shown({ sort: 'name' }, 'si')).toEqual(['Chest', 'Tea', 'balm', 'Roll-on']);
});

test('both ends of the price count in, and what is sold out can be left out', () => {
  expect(shown({ minLkr: 1850, maxLkr: 2600 })).toEqual(['balm', 'Tea']);
  expect(shown({ minLkr: 1850, maxLkr: 2600, inStockOnly: true })).toEqual(['Tea']);
  expect(shown({ minLkr: 5, maxLkr: 0 })).toEqual([]);
});

test.each([
  ['1500', 1500],
  ['1,500', 1500],
  [' 1500 ', 1500],
  ['99.9', 99],
  ['abc', 0],
  ['', 0],
  ['-5', 0],
  ['Infinity', 0],
  ['1e400', 0],
  ['9'.repeat(10_000), 0],
  ['\0', 0],
])('a price of %j counts as %i', (written, price) => {
  expect(priceWritten(written)).toBe(price);
});

test('filters go into the address and come back, and usual ones leave it clean', () => {
  expect(filtersInAddress(noFilters)).toBe('');
  const filters: ProductFilters = {
    query: 'ශ්‍රී & 100%',
    sort: 'price-desc',
    minLkr: 10,
    maxLkr: 5000,
    inStockOnly: true,
  };
  expect(readFilters(new URLSearchParams(filtersInAddress(filters)))).toEqual(filters);
});

test.each(['', 'sort=cheap&stock=yes&utm_source=x', 'q=%00&sort=', 'q=%ED%A0%80'.slice(0, 2)])(
  'what an address asks of something that does not exist is ignored: %j',
  (address) => {
    expect(readFilters(new URLSearchParams(address))).toEqual(noFilters);
  },
);

test('a price that is no number counts as 0 in an address too', () => {
  expect(readFilters(new URLSearchParams('min=x&max=y'))).toMatchObject({ minLkr: 0, maxLkr: 0 });
});
