import { describe, expect, test } from 'vitest';
import { AdmissionQueue } from './admission-queue.ts';
import type { TrafficClass } from './traffic-class.ts';

/** Opens a queue with a clock of its own, which records by name which requests began and which were refused. */
function openQueue(limit: number, defer = (act: () => void) => act()) {
  const clock = { ms: 0 };
  const durations: number[] = [];
  const queue = new AdmissionQueue({
    limit: () => limit,
    nowMs: () => clock.ms,
    defer,
    recordDurationMs: (ms) => durations.push(ms),
  });
  const begun: string[] = [];
  const refused: string[] = [];
  const ask = (kind: TrafficClass, name: string) =>
    queue.enter(kind, { work: () => begun.push(name), refuse: () => refused.push(name) });
  const wait = (ms: number) => {
    clock.ms += ms;
    queue.sweep();
  };
  /** Makes the queue longer than a short one. Returns a callback that lets its visitors leave. */
  const fillQueue = (kind: TrafficClass) => {
    const leaving = Array.from({ length: 65 }, (_, index) => ask(kind, `visitor ${index}`));
    return () => leaving.forEach((leave) => void leave());
  };
  return { queue, begun, refused, durations, ask, wait, fillQueue };
}

describe('a shop with more requests than it handles at once', () => {
  test('admits orders before pages and pages before exports, each class in its order of arrival', () => {
    const turns: (() => void)[] = [];
    const { begun, ask } = openQueue(1, (act) => turns.push(act));
    const classes = ['export', 'page', 'order', 'export', 'page', 'order'] as const;
    const leaving = classes.map((kind, place) => ask(kind, `${kind} ${place}`));
    for (const place of [2, 5, 1, 4, 0, 3]) {
      while (turns.length > 0) turns.shift()?.();
      leaving[place]?.();
    }
    expect(begun).toEqual(['order 2', 'order 5', 'page 1', 'page 4', 'export 0', 'export 3']);
  });

  test('keeps room for orders that no page takes', () => {
    const { begun, ask } = openQueue(2);
    for (let page = 0; page < 10; page += 1) ask('page', 'page');
    for (let order = 0; order < 5; order += 1) ask('order', 'order');
    expect(begun).toEqual(['page', 'page', 'order', 'order', 'order', 'order']);
  });

  test('begins two exports at most, and only when neither an order nor a page waits', () => {
    const { begun, ask } = openQueue(1);
    const leaving = ['page', 'next page'].map((name) => ask('page', name));
    for (const name of ['one', 'two', 'three']) ask('export', name);
    for (const leave of leaving) leave();
    ask('page', 'last page');
    expect(begun).toEqual(['page', 'next page', 'one', 'two', 'last page']);
  });
});

describe('a long queue', () => {
  test('refuses a page after a second, once the backlog is older than 0.6 seconds', () => {
    const { refused, ask, wait, fillQueue } = openQueue(1);
    for (const name of ['in work', 'first']) ask('page', name);
    fillQueue('page')();
    wait(600);
    ask('page', 'second');
    wait(400);
    expect(refused).toEqual([]);
    wait(1);
    expect(refused).toEqual(['first']);
    wait(599);
    expect(refused).toEqual(['first']);
    wait(1);
    expect(refused).toEqual(['first', 'second']);
  });

  test('serves the newest request first once it is a backlog, so that served requests have hardly waited', () => {
    const { queue, begun, durations, ask, wait, fillQueue } = openQueue(1);
    const leave = ask('page', 'in work');
    ask('page', 'first');
    fillQueue('page')();
    wait(350);
    for (const name of ['second', 'third']) {
      ask('page', name);
      wait(350);
    }
    ask('page', 'newest');
    leave();
    expect(begun).toEqual(['in work', 'newest']);
    expect(durations).toEqual([1_050]);
    expect(queue.waiting('page')).toBe(2);
  });

  test('serves a burst of orders that ends within ten seconds, and refuses early once it lasts longer', () => {
    const { begun, refused, ask, wait, fillQueue } = openQueue(0);
    const leaving = Array.from({ length: 9 }, (_, order) => ask('order', `${order}`));
    fillQueue('order')();
    for (let second = 0; second < 10; second += 1) {
      expect(refused).toEqual([]);
      leaving[second]?.();
      ask('order', `after ${second}`);
      wait(1_000);
    }
    wait(1);
    expect(begun).toContain('after 3');
    expect(refused).toEqual([4, 5, 6, 7, 8, 9].map((second) => `after ${second}`));
  });

  test('refuses orders early after two seconds in which no order was answered', () => {
    const { refused, ask, wait, fillQueue } = openQueue(0);
    for (let order = 0; order < 5; order += 1) ask('order', `${order}`);
    fillQueue('order')();
    wait(2_000);
    expect(refused).toEqual([]);
    wait(1);
    expect(refused).toEqual(['4']);
  });
});

describe('a short queue', () => {
  test.each(['order', 'page'] as const)('refuses no %s while the whole shop pauses', (kind) => {
    const { begun, refused, ask, wait } = openQueue(1);
    const leave = ask(kind, 'in work');
    const places = Array.from({ length: 12 }, (_, place) => ask(kind, `${place}`));
    wait(4_900);
    leave();
    for (const leaveNext of places) leaveNext();
    expect(refused).toEqual([]);
    expect(begun).toEqual(['in work', ...Array.from({ length: 12 }, (_, place) => `${place}`)]);
  });

  test('is refused after five seconds without a free slot', () => {
    const { refused, ask, wait } = openQueue(1);
    for (const name of ['in work', 'first', 'second']) ask('page', name);
    wait(5_000);
    expect(refused).toEqual([]);
    wait(1);
    expect(refused).toEqual(['first', 'second']);
  });

  test('is not assumed after refusals have shortened the queue of an overload, until the queue was empty', () => {
    const { refused, ask, wait, fillQueue } = openQueue(0);
    const leave = fillQueue('page');
    wait(1_001);
    expect(refused).toHaveLength(65);
    leave();
    ask('page', 'after the overload');
    wait(1_001);
    expect(refused).toHaveLength(65);
  });
});

describe('a slot', () => {
  test('is free once its request is answered, and is not kept for a visitor who has left', () => {
    const { queue, begun, ask } = openQueue(1);
    const leave = ask('page', 'first');
    const goAway = ask('page', 'impatient');
    for (const name of ['second', 'third']) ask('page', name);
    goAway();
    leave();
    leave();
    expect(begun).toEqual(['first', 'second']);
    expect([queue.running('page'), queue.waiting('page')]).toEqual([1, 1]);
  });

  test('of an upload is its own, so that slow uploads keep no page out', () => {
    const { begun, ask } = openQueue(2);
    for (let upload = 0; upload < 20; upload += 1) ask('upload', 'upload');
    ask('page', 'page');
    expect(begun).toEqual([...Array.from({ length: 8 }, () => 'upload'), 'page']);
  });

  test('of an upload becomes free however many orders follow one another', () => {
    const turns: (() => void)[] = [];
    const { begun, ask } = openQueue(2, (act) => turns.push(act));
    ask('order', 'first');
    ask('upload', 'upload');
    for (let order = 0; order < 20; order += 1) {
      const leave = ask('order', `${order}`);
      turns.shift()?.();
      leave();
    }
    expect(begun).toContain('upload');
  });

  test('is free again after half a minute of work that hangs', () => {
    const { begun, ask, wait } = openQueue(1);
    ask('page', 'hangs');
    wait(30_001);
    ask('page', 'next');
    expect(begun).toEqual(['hangs', 'next']);
  });

  test('is refused at once to a request that would wait behind two thousand others', () => {
    const { refused, ask } = openQueue(0);
    for (let page = 0; page <= 2_000; page += 1) ask('page', `${page}`);
    expect(refused).toEqual(['2000']);
  });
});
