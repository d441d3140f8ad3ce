import { expect, test } from 'vitest';
import { demoProducts } from '#db/seed/demo-products.ts';
import { searchProducts } from './search.ts';
import { findSimilarProducts } from './similar-products.ts';

const names: Record<string, string> = {
  oil: 'joint-relief-oil-100-ml',
  large: 'joint-relief-oil-200-ml',
  twin: 'joint-relief-oil-twin-pack-2-100-ml',
  rollOn: 'joint-relief-roll-on-15-ml',
  balm: 'joint-relief-balm-50-g',
  tea: 'ginger-turmeric-herbal-tea-60-g',
};

/** Returns the products that a shopper sees: those with the text, else similar ones. */
function found(input: string): (string | undefined)[] {
  const exact = searchProducts(demoProducts, input);
  const shown =
    exact.length > 0
      ? exact
      : findSimilarProducts(demoProducts, input, { brand: ['Sandhi', 'සන්ධි'] });
  return shown.map(({ slug }) => Object.keys(names).find((name) => names[name] === slug));
}

test.each([
  // The brand, the kind of medicine and the kind of product.
  ['sandhi', 'oil large twin rollOn balm tea'],
  ['sandhi oil', 'oil large twin rollOn'],
  ['sandi thel', 'oil large twin rollOn'],
  ['ayurvedic', 'oil large twin rollOn balm tea'],
  ['joint oil', 'oil large twin rollOn'],
  // Sizes, with a space and without.
  ['100ml', 'oil twin'],
  ['100 ml', 'oil twin'],
  ['200ml', 'large'],
  ['oil 200ml', 'large'],
  ['මිලි 100', 'oil twin'],
  ['50g', 'balm'],
  ['50 gram', 'balm'],
  ['15ml', 'rollOn'],
  ['60 gm', 'tea'],
  // Parts of the body.
  ['knee', 'rollOn'],
  ['knee pain', 'oil large twin rollOn balm'],
  ['back pain', 'oil large twin rollOn balm'],
  ['back pain oil', 'oil large twin rollOn'],
  ['shoulder', 'oil large twin rollOn balm'],
  ['arthritis', 'oil large twin rollOn balm'],
  ['දණහිස', 'rollOn'],
  ['දණහිස් රිදීම', 'oil large twin rollOn balm'],
  ['කොන්ද', 'oil large twin rollOn balm'],
  ['කොන්දේ කැක්කුම', 'oil large twin rollOn balm'],
  ['උරහිස වේදනාව', 'oil large twin rollOn balm'],
  ['balm for knee', 'balm'],
  ['backache', 'oil large twin rollOn balm'],
  ['කොන්දේ අමාරුව', 'oil large twin rollOn balm'],
  ['konda amaruwa', 'oil large twin rollOn balm'],
  // Pairs of spellings in Sinhala.
  ['තයිලය', 'oil large twin rollOn'],
  ['තෛලය', 'oil large twin rollOn'],
  ['සන්දි තෛලය', 'oil large twin rollOn'],
  ['හන්දි', 'oil large twin rollOn balm'],
  ['ගෑම් 50', 'balm'],
  ['ඉගුරු', 'tea oil'],
  ['රෝලඔන්', 'rollOn'],
  ['තේ', 'tea'],
  // Sinhala in Latin script.
  ['thailaya', 'oil large twin rollOn'],
  ['thailam', 'oil large twin rollOn'],
  ['tailaya', 'oil large twin rollOn'],
  ['thel', 'oil large twin rollOn'],
  ['sahana thailaya', 'oil large twin rollOn'],
  ['sandhi sahana', 'oil large twin rollOn balm'],
  ['danahisa', 'oil large twin rollOn balm'],
  ['konda', 'oil large twin rollOn balm'],
  ['konda ridenawa', 'oil large twin rollOn balm'],
  ['urahisa', 'oil large twin rollOn balm'],
  ['inguru', 'tea oil'],
  ['kaha', 'tea oil'],
  ['gammiris', 'oil'],
  ['inguru kaha the', 'tea oil'],
  ['baam', 'balm'],
  // Other spellings, and typing errors.
  ['bam', 'balm'],
  ['oyl', 'oil large twin rollOn'],
  ['joint releif', 'oil large twin rollOn balm'],
  ['turmaric', 'tea oil'],
  ['gimger', 'tea oil'],
  ['turmreic', 'tea oil'],
  ['rollon', 'rollOn'],
  ['roll on', 'rollOn'],
  ['herbal tea', 'tea'],
  ['twin pack', 'twin'],
  ['massage oil', 'oil large'],
] as const)('%s finds %s, in this order', (input, expected) => {
  expect(found(input).join(' ')).toBe(expected);
});

test.each([
  'xylophone',
  '10ml',
  '20ml',
  '1000ml',
  'shampoo',
  'soap',
  'සබන්',
  'coffee',
  'pizza',
  'hoil',
  'blam',
  'oil xylophone',
  'gimgre',
  'hisa kakkuma',
  '.*',
])('a search for %s finds nothing', (input) => {
  expect(found(input)).toEqual([]);
});

test('a search of the maximum length is fast', () => {
  const before = process.cpuUsage();
  expect(found('tel 15 '.repeat(14))).toEqual(['rollOn']);
  expect(found('joint back knee hand wrist elbow hip neck konda ankle leg finger hands')).toEqual(
    found('joint'),
  );
  // Leaves out the time in which other processes had the processor.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
});
