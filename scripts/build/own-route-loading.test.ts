import { expect, test } from 'vitest';
import { ownRouteLoading } from './own-route-loading.ts';

test('the build fails when React Router no longer loads the files of pages where it did', () => {
  const { buildEnd } = ownRouteLoading();
  const end = buildEnd as unknown as (error?: Error) => void;
  expect(() => end()).toThrow('elsewhere');
});
