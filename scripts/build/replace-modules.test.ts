import { expect, test } from 'vitest';
import { replaceModules } from './replace-modules.ts';

test('the build fails if a replaced module of a library is missing', () => {
  const { buildEnd } = replaceModules();
  const end = buildEnd as unknown as (this: unknown, error?: Error) => void;
  expect(() => end.call({ environment: { name: 'client' } })).toThrow('have changed');
});
