import { expect, test } from 'vitest';
import { slipCopy, slipsRefused } from './slip.copy.ts';

test('only who had chosen a file is told to check that it is still chosen', () => {
  expect(slipsRefused([{ file: '', code: 'none' }])).toHaveLength(1);
  expect(slipsRefused([{ file: 'x.pdf', code: 'broken-pdf' }])).toContain(slipCopy.nothingSent);
});
