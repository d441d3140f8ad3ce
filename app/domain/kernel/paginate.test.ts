import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paginate } from './paginate.server.ts';

test.each([
  [1, { page: 1, pages: 3, limit: 20, offset: 0 }],
  [3, { page: 3, pages: 3, limit: 20, offset: 40 }],
  [4, { page: 3, pages: 3, limit: 20, offset: 40 }],
  [0, { page: 1, pages: 3, limit: 20, offset: 0 }],
  [-7, { page: 1, pages: 3, limit: 20, offset: 0 }],
  [1.5, { page: 1, pages: 3, limit: 20, offset: 0 }],
  [Number.NaN, { page: 1, pages: 3, limit: 20, offset: 0 }],
])('the page number %j is clamped to the pages of the list', (page, shown) => {
  expect(paginate(41, { page, perPage: 20 })).toEqual(shown);
});

test('an empty list has one page', () => {
  expect(paginate(0, { page: 9, perPage: 20 })).toMatchObject({ page: 1, pages: 1, offset: 0 });
});

test('the rows of any page number are within the list', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer()), fc.nat(10_000), (page, found) => {
      const shown = paginate(found, { page, perPage: 20 });
      expect(shown.offset).toBeGreaterThanOrEqual(0);
      expect(shown.offset).toBeLessThanOrEqual(found);
      expect(shown.page).toBeLessThanOrEqual(shown.pages);
    }),
  );
});
