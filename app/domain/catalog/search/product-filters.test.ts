import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsSortedByName } from '#domain/catalog/ids-sorted-by-name.ts';
import type { Product } from '#domain/catalog/product.ts';
import { anyText } from '#test/any-text.ts';
import {
  countFilters,
  filterProducts,
  formatFilters,
  noFilters,
  type ProductFilters,
  parseFilters,
  parsePrice,
} from './product-filters.ts';

function aListedProduct(id: string, overrides: Partial<Product> & { si?: string } = {}): Product {
  const name = { en: id, si: overrides.si ?? '' };
  const description = { en: '', si: '' };
  const product = { id, slug: id, name, description, images: [], featured: false };
  const reviewTotals = { count: 0, stars: 0 };
  return { ...product, reviewTotals, priceLkr: 1000, stock: 5, ...overrides };
}

const products = [
  aListedProduct('Roll-on', { featured: true, priceLkr: 1450, si: 'රෝල්-ඔන්' }),
  aListedProduct('balm', { priceLkr: 2600, stock: 0, si: 'ඖෂධ බාම්' }),
  aListedProduct('Tea', { priceLkr: 1850, si: 'ඉඟුරු තේ' }),
  aListedProduct('Chest', { priceLkr: 2_000_000, si: 'අල්මාරිය' }),
];

function filteredIds(overrides: Partial<ProductFilters>, language: 'en' | 'si' = 'en') {
  const order = idsSortedByName(products, language);
  return filterProducts(products, { ...noFilters, ...overrides }, { idsSortedByName: order }).map(
    ({ id }) => id,
  );
}

test('without filters all products are shown, featured ones first', () => {
  expect(filteredIds({})).toEqual(['Roll-on', 'balm', 'Tea', 'Chest']);
});

test('prices sort in both directions', () => {
  expect(filteredIds({ sort: 'price-asc' })).toEqual(['Roll-on', 'Tea', 'balm', 'Chest']);
  expect(filteredIds({ sort: 'price-desc' })).toEqual(['Chest', 'balm', 'Tea', 'Roll-on']);
});

test('names sort by the language of the page, ignoring case', () => {
  expect(filteredIds({ sort: 'name' })).toEqual(['balm', 'Chest', 'Roll-on', 'Tea']);
  expect(filteredIds({ sort: 'name' }, 'si')).toEqual(['Chest', 'Tea', 'balm', 'Roll-on']);
});

test('both ends of the price range are included, and sold-out products can be left out', () => {
  expect(filteredIds({ minLkr: 1850, maxLkr: 2600 })).toEqual(['balm', 'Tea']);
  expect(filteredIds({ minLkr: 1850, maxLkr: 2600, inStockOnly: true })).toEqual(['Tea']);
  expect(filteredIds({ minLkr: 5, maxLkr: 0 })).toEqual([]);
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
])('a price of %j counts as %i', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test('filters survive a round trip through the URL, and defaults are left out', () => {
  expect(formatFilters(noFilters)).toBe('');
  const filters: ProductFilters = {
    query: 'ශ්‍රී & 100%',
    sort: 'price-desc',
    minLkr: 10,
    maxLkr: 5000,
    inStockOnly: true,
  };
  expect(parseFilters(new URLSearchParams(formatFilters(filters)))).toEqual(filters);
});

test.each(['', 'q=', 'q=%00&sort=', 'sort=cheap&stock=yes&utm_source=x', 'min=-5&max='])(
  'unknown parameters and values are ignored: %j',
  (query) => {
    expect(parseFilters(new URLSearchParams(query))).toEqual(noFilters);
  },
);

test('a price that is not a number counts as 0 in a URL too', () => {
  expect(parseFilters(new URLSearchParams('min=x&max=y'))).toMatchObject({ minLkr: 0, maxLkr: 0 });
});

test('an emptied field of a price sets no limit', () => {
  const filters = parseFilters(new URLSearchParams('min=1850&max='));
  expect(filters).toMatchObject({ minLkr: 1850, maxLkr: noFilters.maxLkr });
  expect(filteredIds(filters)).toEqual(['balm', 'Tea', 'Chest']);
  expect(parseFilters(new URLSearchParams('min=+&max=+'))).toEqual(noFilters);
});

test('a lowest price above the highest is swapped with it', () => {
  const filters = parseFilters(new URLSearchParams('min=5000&max=2000'));
  expect([filters.minLkr, filters.maxLkr]).toEqual([2000, 5000]);
});

test('a lowest price is not swapped with a highest price that means no limit', () => {
  for (const query of ['min=1500000', 'min=1500000&max=999999', 'min=1500000&max=1000000']) {
    const filters = parseFilters(new URLSearchParams(query));
    expect(filters.minLkr).toBe(1_500_000);
    expect(filteredIds(filters)).toEqual(['Chest']);
  }
});

test('both prices count as one filter, the search and the order as none', () => {
  const count = (overrides: Partial<ProductFilters>) =>
    countFilters({ ...noFilters, query: 'oil', sort: 'name', ...overrides });
  expect(count({})).toBe(0);
  expect(count({ minLkr: 10, maxLkr: 5000 })).toBe(1);
  expect(count({ maxLkr: 5000, inStockOnly: true })).toBe(2);
});

test('where no product has the text, similar products are shown, the best first', () => {
  const similarIds = ['Tea', 'Roll-on'];
  const filters = { ...noFilters, query: 'xyz' };
  const found = filterProducts(products, filters, { idsSortedByName: [], similarIds });
  expect(found.map(({ id }) => id)).toEqual(similarIds);
});

test('filters from any URL are valid and survive a round trip through it', () => {
  const anyQuery = fc.record({
    q: anyText(),
    min: fc.oneof(fc.string(), fc.double().map(String)),
    max: fc.oneof(fc.string(), fc.maxSafeInteger().map(String)),
    sort: fc.oneof(fc.string(), fc.constantFrom('name', '__proto__', 'price-asc')),
    stock: fc.constantFrom('1', '0', 'x'),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      const filters = parseFilters(new URLSearchParams(query));
      const isLimited = filters.maxLkr < noFilters.maxLkr;
      if (isLimited) expect(filters.minLkr).toBeLessThanOrEqual(filters.maxLkr);
      expect(filters.minLkr).toBeGreaterThanOrEqual(0);
      expect(Number.isSafeInteger(filters.maxLkr)).toBe(true);
      expect(parseFilters(new URLSearchParams(formatFilters(filters)))).toEqual(filters);
      expect(filterProducts(products, filters, { idsSortedByName: [] }).length).toBeLessThanOrEqual(
        products.length,
      );
    }),
  );
});
