import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('a part that did not load is loaded when it is needed again, and only once after that', async () => {
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve('towns')];
  let requests = 0;
  const load = loadOnce(() => {
    requests += 1;
    return answers[requests - 1] ?? Promise.resolve('loaded too often');
  });

  expect(await load()).toBeUndefined();
  expect([await load(), await load()]).toEqual(['towns', 'towns']);
  expect(requests).toBe(2);
});

test('a part that is still loading is not requested a second time', async () => {
  let requests = 0;
  const load = loadOnce(async () => {
    requests += 1;
    return 'towns';
  });
  expect(await Promise.all([load(), load()])).toEqual(['towns', 'towns']);
  expect(requests).toBe(1);
});
