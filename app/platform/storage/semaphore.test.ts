import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

test('two pieces of work run at a time, others wait in order, and work beyond the queue is refused', async () => {
  const semaphore = new Semaphore({ concurrency: 2, maxQueue: 3 });
  let running = 0;
  let maxRunning = 0;
  const finished: number[] = [];
  const results = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((number) =>
      semaphore.run(async () => {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        finished.push(number);
        return number;
      }),
    ),
  );
  expect(maxRunning).toBe(2);
  expect(finished).toEqual([0, 1, 2, 3, 4]);
  expect(results).toEqual([0, 1, 2, 3, 4, undefined]);
});

test('after work that fails the next work runs', async () => {
  const semaphore = new Semaphore({ concurrency: 1, maxQueue: 1 });
  const failing = semaphore.run(() => Promise.reject(new Error('the work failed')));
  const next = semaphore.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('the work failed');
  expect(await next).toBe('done');
  expect(await semaphore.run(() => Promise.resolve('again'))).toBe('again');
});
