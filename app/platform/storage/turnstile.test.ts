import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

test('two pass at a time, others in their order, and whom the line cannot hold is told', async () => {
  const turnstile = new Turnstile({ places: 2, lineLength: 3 });
  let inside = 0;
  let most = 0;
  const passed: number[] = [];
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((one) =>
      turnstile.pass(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        passed.push(one);
        return one;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(passed).toEqual([0, 1, 2, 3, 4]);
  expect(answers).toEqual([0, 1, 2, 3, 4, undefined]);
});

test('whoever fails inside leaves the place to the next', async () => {
  const turnstile = new Turnstile({ places: 1, lineLength: 1 });
  const failing = turnstile.pass(() => Promise.reject(new Error('the scissors broke')));
  const next = turnstile.pass(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('the scissors broke');
  expect(await next).toBe('done');
  expect(await turnstile.pass(() => Promise.resolve('again'))).toBe('again');
});
