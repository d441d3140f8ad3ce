import { expect, test } from 'vitest';
import { ownRouterParts } from './own-router-parts.ts';

test('the build fails when parts of React Router are no longer where they are replaced', () => {
  const { buildEnd } = ownRouterParts();
  const end = buildEnd as unknown as (error?: Error) => void;
  expect(() => end()).toThrow('other files');
});
