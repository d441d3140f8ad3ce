import { expect, test } from 'vitest';
import { tooLargePicture } from '#storefront/parcel-problem/problem.copy.ts';
import { slipCopy, slipsRefused, tooLargeSlip } from './slip.copy.ts';

test('only a customer who had chosen a file is told to check that it is still chosen', () => {
  expect(slipsRefused([{ file: '', code: 'none' }])).toHaveLength(1);
  expect(slipsRefused([{ file: 'x.pdf', code: 'broken-pdf' }])).toContain(slipCopy.nothingSent);
});

test.each([
  ['a slip', tooLargeSlip],
  ['a picture of a parcel', tooLargePicture],
])('%s of 20 MB is refused when it is chosen, before it is uploaded', (_what, refusalOf) => {
  const mib = 1024 * 1024;
  const chosen = [
    { name: 'small.jpg', size: 8 * mib },
    { name: 'photo.jpg', size: 20 * mib },
  ];
  expect(refusalOf(chosen)?.en).toMatch(/^photo\.jpg: This file is larger than 8 MB\./);
  expect(refusalOf(chosen.slice(0, 1))).toBeUndefined();
});
