import { expect, test } from 'vitest';
import { initialOf } from './testimonials.tsx';

test.each([
  ['Kamala Perera', 'K'],
  ['නිමල් ප්‍රනාන්දු', 'නි'],
  ['ෆාතිමා රිස්නා', 'ෆා'],
  ['ශ්‍රියානි', 'ශ්‍රි'],
  ['', ''],
])('the initial of "%s" is "%s"', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
