import { afterEach, expect, test, vi } from 'vitest';
import { ContentWatch } from './content-watch.ts';

/** Makes a watch of contents that the test changes, by a clock that stands still until the test moves it. */
function aWatch() {
  advanceClockBy(0);
  const content = { version: 'a', stock: '5,9', isDown: false, reads: 0 };
  const failures: unknown[] = [];
  const watch = new ContentWatch(
    async () => {
      content.reads += 1;
      await Promise.resolve();
      if (content.isDown) throw new Error('the database is down');
      return { version: content.version, stock: content.stock };
    },
    (thrown) => failures.push(thrown),
  );
  return { content, failures, watch };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function advanceClockBy(ms: number) {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

test('a change begins a new edition as soon as it is written', async () => {
  const { content, watch } = aWatch();
  expect(watch.isConfirmed()).toBe(false);
  await watch.confirmSoon();
  expect(watch.isConfirmed()).toBe(true);
  const before = watch.edition;
  content.version += 'b';
  watch.noteWrite();
  expect(watch.isConfirmed()).toBe(false);
  await watch.confirmSoon();
  expect(watch.edition).toBe(before + 1);
  expect(watch.isConfirmed()).toBe(true);
});

test('a write that changed nothing leaves the edition, and several requests share one check', async () => {
  const { content, watch } = aWatch();
  await watch.confirmSoon();
  const { edition } = watch;
  watch.noteWrite();
  await Promise.all([watch.confirmSoon(), watch.confirmSoon(), watch.confirmSoon()]);
  expect(watch.edition).toBe(edition);
  expect(content.reads).toBe(2);
});

test('a check that began before a write does not confirm the pages after it', async () => {
  const { watch } = aWatch();
  const first = watch.confirmSoon();
  watch.noteWrite();
  await first;
  expect(watch.isConfirmed()).toBe(false);
});

test('orders begin a new edition at most every 0.8 seconds, however many there are', async () => {
  const { content, watch } = aWatch();
  await watch.confirmSoon();
  const { edition } = watch;
  for (const stock of ['4,9', '3,9', '2,9']) {
    content.stock = stock;
    watch.noteWrite();
    await watch.confirmSoon();
  }
  expect(watch.edition).toBe(edition);
  advanceClockBy(1_000);
  expect(watch.isConfirmed()).toBe(false);
  await watch.confirmSoon();
  expect(watch.edition).toBe(edition + 1);
});

test('while the database is down the last edition is used, and later the database is checked again', async () => {
  const { content, failures, watch } = aWatch();
  await watch.confirmSoon();
  const { edition } = watch;
  content.isDown = true;
  watch.noteWrite();
  await watch.confirmSoon();
  expect([watch.edition, watch.isConfirmed(), failures.length]).toEqual([edition, true, 1]);
  content.isDown = false;
  content.version += 'b';
  advanceClockBy(1_000);
  await watch.confirmSoon();
  expect(watch.edition).toBe(edition + 1);
});

test('a database that does not respond delays one request by half a second, and the next requests not at all', async () => {
  vi.useFakeTimers();
  const failures: unknown[] = [];
  let reads = 0;
  const never = new Promise<never>(() => undefined);
  const watch = new ContentWatch(
    () => {
      reads += 1;
      return never;
    },
    (thrown) => failures.push(thrown),
  );
  const measureWait = async () => {
    const begunAt = performance.now();
    const duration = watch.confirmSoon().then(() => performance.now() - begunAt);
    await vi.advanceTimersByTimeAsync(600);
    return duration;
  };

  expect(await measureWait()).toBeCloseTo(500, -1);
  watch.noteWrite();
  expect(await measureWait()).toBeLessThan(5);
  expect([reads, failures.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(3_000);
  expect(await measureWait()).toBeCloseTo(500, -1);
  expect([reads, failures.length]).toEqual([2, 2]);
});

test('a page that waits for a check uses the first result that arrives, even if earlier checks were lost', async () => {
  vi.useFakeTimers();
  const begunAt = performance.now();
  const responses: (() => void)[] = [];
  const watch = new ContentWatch(
    () => new Promise((resolve) => responses.push(() => resolve({ version: 'a', stock: '5,9' }))),
    () => undefined,
  );
  // The clock stands still, so that a lost check looks young, as it does when a timer fires early.
  vi.spyOn(performance, 'now').mockImplementation(() => begunAt);
  let settled = 0;
  const confirming = [watch.confirm(), watch.confirm()].map((one) =>
    one.then(() => (settled += 1)),
  );
  await vi.advanceTimersByTimeAsync(3_001);
  expect([responses.length, settled]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(3_001);
  expect([responses.length, settled]).toEqual([3, 0]);
  responses[1]?.();
  await Promise.all(confirming);
  expect(settled).toBe(2);
});
