import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Joint Relief Oil 100 ml', 'joint-relief-oil-100-ml'],
  ['  Twin Pack (2 × 100 ml)! ', 'twin-pack-2-100-ml'],
  ['BALM', 'balm'],
  ['a -- b', 'a-b'],
  ['--balm--', 'balm'],
  ['සන්ධි තෛලය', ''],
  ['සන්ධි Oil', 'oil'],
  ['!!!', ''],
])('the address of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
