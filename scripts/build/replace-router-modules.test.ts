import { expect, test } from 'vitest';
import { replaceRouterModules } from './replace-router-modules.ts';

test('the build fails if a replaced module of React Router is missing', () => {
  const { buildEnd } = replaceRouterModules();
  const end = buildEnd as unknown as (error?: Error) => void;
  expect(() => end()).toThrow('have changed');
});
