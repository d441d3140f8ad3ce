import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

test('two run at a time, others wait in their order, and one that the queue cannot hold is refused', async () => {
  const semaphore = new Semaphore({ concurrency: 2, maxQueue: 3 });
  let running = 0;
  let most = 0;
  const finished: number[] = [];
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((one) =>
      semaphore.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        finished.push(one);
        return one;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(finished).toEqual([0, 1, 2, 3, 4]);
  expect(answers).toEqual([0, 1, 2, 3, 4, undefined]);
});

test('work that fails lets the next one run', async () => {
  const semaphore = new Semaphore({ concurrency: 1, maxQueue: 1 });
  const failing = semaphore.run(() => Promise.reject(new Error('the work failed')));
  const next = semaphore.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('the work failed');
  expect(await next).toBe('done');
  expect(await semaphore.run(() => Promise.resolve('again'))).toBe('again');
});
