import { expect, test } from 'vitest';
import { mapFactFields } from '#domain/catalog/product-facts.ts';
import { newProductSchema, productChangesSchema } from './product-schema.server.ts';

const withoutFacts = mapFactFields(() => '');

const sent = {
  nameEn: ' Balm ',
  nameSi: 'බාම්',
  descriptionEn: 'Warms.',
  descriptionSi: 'උණුසුම්.',
  priceLkr: '3,800',
  stock: '0',
  image1: '',
  image2: '/pictures/balm-800.webp',
  featured: ['off', 'on'],
  active: 'false',
  id: 'mine',
};

function problemsOf(overrides: Record<string, unknown>) {
  const parsed = newProductSchema.safeParse({ ...sent, ...overrides });
  return parsed.error?.issues.map((issue) => [issue.path[0], issue.message]);
}

test('a form is read field by field, without empty pictures and unknown fields', () => {
  expect(newProductSchema.parse(sent)).toEqual({
    ...withoutFacts,
    nameEn: 'Balm',
    nameSi: 'බාම්',
    descriptionEn: 'Warms.',
    descriptionSi: 'උණුසුම්.',
    priceLkr: 3800,
    stock: 0,
    lowStockThreshold: 5,
    maximumPriceLkr: null,
    sizeGroup: '',
    sizeMl: null,
    images: ['/pictures/balm-800.webp'],
    featured: true,
    slug: '',
  });
});

test.each(['nameEn', 'nameSi', 'descriptionEn', 'descriptionSi', 'priceLkr', 'stock'])(
  '%s is required: it may be neither empty nor missing',
  (field) => {
    expect(problemsOf({ [field]: '  ' })).toEqual([[field, 'required']]);
    expect(problemsOf({ [field]: undefined })).toEqual([[field, 'required']]);
  },
);

test.each([
  ['-1', 'negative'],
  ['-3,800.50', 'negative'],
  ['1.5', 'not-whole'],
  ['1,250.50', 'not-whole'],
  ['1,25.50', 'not-number'],
  ['1e9', 'not-number'],
  ['0x10', 'not-number'],
  ['three', 'not-number'],
  ['1,00', 'not-number'],
  ['1\0', 'not-number'],
  ['Infinity', 'not-number'],
  ['10000001', 'too-large'],
  ['9'.repeat(10_000), 'too-large'],
])('a price of %j is refused as %s', (priceLkr, problem) => {
  expect(problemsOf({ priceLkr })).toEqual([['priceLkr', problem]]);
});

test.each([
  ['-1', 'negative'],
  ['1.5', 'not-whole'],
  ['1000001', 'too-large'],
])('a stock of %j is refused as %s', (stock, problem) => {
  expect(problemsOf({ stock })).toEqual([['stock', problem]]);
});

test.each([
  ['-1', 'negative'],
  ['1.5', 'not-whole'],
  ['three', 'not-number'],
  ['99999999', 'too-large'],
])(
  'a maximum price or a size of %j is refused as %s, though both may be empty',
  (typed, problem) => {
    expect(problemsOf({ maximumPriceLkr: typed })).toEqual([['maximumPriceLkr', problem]]);
    expect(problemsOf({ sizeMl: typed })).toEqual([['sizeMl', problem]]);
    const empty = { maximumPriceLkr: '', sizeMl: ' ' };
    expect(productChangesSchema.parse(empty)).toMatchObject({
      maximumPriceLkr: null,
      sizeMl: null,
    });
  },
);

test.each([
  ['x'.repeat(10_000), 'too-long'],
  ['a\0b', 'unreadable'],
])('a name that is too long or has unreadable characters is refused', (nameEn, problem) => {
  expect(problemsOf({ nameEn })).toEqual([['nameEn', problem]]);
});

test.each([
  'http://shop.example/oil.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//shop.example/oil.jpg',
  '/pictures/../secret',
  '/etc/passwd',
  'https://',
  'https://a b',
  'oil.webp',
])('%j is refused as a picture, with the problem at its own field', (image2) => {
  expect(problemsOf({ image2 })).toEqual([['image2', 'image']]);
});

test('a picture may be at any https URL', () => {
  const image1 = 'https://cdn.example/oil.jpg?w=800';
  expect(newProductSchema.parse({ ...sent, image1 }).images).toEqual([image1, sent.image2]);
});

test.each(['Balm', 'a--b', '-a', 'බාම්', 'a/b'])('%j is no slug for a product', (slug) => {
  expect(problemsOf({ slug })).toEqual([['slug', 'slug']]);
});

test('changes have only the fields that were sent, a price or a stock of 0 included', () => {
  expect(productChangesSchema.parse({ priceLkr: '0', stock: '0', shownStock: '25' })).toEqual({
    priceLkr: 0,
    stock: 0,
    shownStock: 25,
    images: undefined,
  });
});

test('a required field that was sent empty is refused', () => {
  expect(productChangesSchema.safeParse({ nameEn: '' }).error?.issues[0]?.message).toBe('required');
});

test('an unticked checkbox stops featuring the product, and a form without it changes nothing', () => {
  expect(productChangesSchema.parse({ featured: 'off' }).featured).toBe(false);
  expect(productChangesSchema.parse({}).featured).toBeUndefined();
});

test('pictures that were all emptied are an empty list', () => {
  expect(productChangesSchema.parse({ image1: '', image2: '' }).images).toEqual([]);
});

test.each(['-1', '1.5', 'x', '9'.repeat(20)])('a shown stock of %j counts as not sent', (shown) => {
  expect(productChangesSchema.parse({ shownStock: shown }).shownStock).toBeUndefined();
});

test('the facts of the pack are optional, and changes have only those that were sent', () => {
  const sentFacts = { warningsEn: ' For external use only. ', approvalNumber: '' };
  expect(newProductSchema.parse({ ...sent, ...sentFacts })).toMatchObject({
    warningsEn: 'For external use only.',
    approvalNumber: '',
    howToUseSi: '',
  });
  expect(productChangesSchema.parse(sentFacts)).toEqual({
    warningsEn: 'For external use only.',
    approvalNumber: '',
    images: undefined,
  });
});

test.each([
  ['ingredientsSi', 1000],
  ['approvalNumber', 80],
])('%s may have %i characters and no more', (field, max) => {
  expect(problemsOf({ [field]: 'x'.repeat(max) })).toBeUndefined();
  expect(problemsOf({ [field]: 'x'.repeat(max + 1) })).toEqual([[field, 'too-long']]);
});

test('the price on the pack may be left out', () => {
  const read = (maximumPriceLkr: string) =>
    productChangesSchema.safeParse({ maximumPriceLkr }).data?.maximumPriceLkr;
  expect([read(''), read('4,200')]).toEqual([null, 4200]);
  expect(productChangesSchema.safeParse({ maximumPriceLkr: '-1' }).success).toBe(false);
});

test('a product with a size group requires its size', () => {
  expect(problemsOf({ sizeGroup: 'Oil', sizeMl: '100' })).toBeUndefined();
  for (const sizeMl of ['', '0', undefined]) {
    expect(problemsOf({ sizeGroup: 'Oil', sizeMl })).toEqual([['sizeMl', 'required']]);
  }
  expect(productChangesSchema.parse({ sizeGroup: '', sizeMl: '' })).toMatchObject({ sizeMl: null });
  for (const changes of [{ sizeGroup: 'Oil', sizeMl: '' }, { sizeGroup: 'Oil' }]) {
    expect(productChangesSchema.safeParse(changes).success).toBe(false);
  }
});
