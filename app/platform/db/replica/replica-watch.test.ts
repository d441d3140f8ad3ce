import { expect, test } from 'vitest';
import { type ReplicaState, ReplicaWatch } from './replica-watch.server.ts';

/** Simulates a primary and a replica, whose log positions the test sets. A server without a position does not respond. */
function twoServers() {
  const positions: { primary: number; replica: number | undefined } = {
    primary: 100,
    replica: 100,
  };
  const system = { primary: 'shop', replica: 'shop' };
  const serverOf = (name: 'primary' | 'replica') => ({
    query: async () => {
      if (positions[name] === undefined) throw new Error('connection refused');
      return { rows: [{ position: positions[name], system: system[name] }] };
    },
  });
  const changes: ReplicaState[] = [];
  const [primary, replica] = [
    serverOf('primary'),
    serverOf('replica'),
  ] as unknown as ConstructorParameters<typeof ReplicaWatch>;
  const watch = new ReplicaWatch(primary, replica, (state) => changes.push(state));
  return { positions, system, changes, watch };
}

test('a replica is not used before it has first reported its position', async () => {
  const { watch } = twoServers();
  expect([watch.isFresh, watch.state, watch.lagSeconds]).toEqual([false, 'down', undefined]);
  await watch.ask();
  expect([watch.isFresh, watch.state]).toEqual([true, 'well']);
});

test('a replica that has never caught up is behind until it reaches a position that the primary had at an earlier measurement', async () => {
  const { positions, watch } = twoServers();
  positions.replica = 90;
  await watch.ask();
  expect([watch.isFresh, watch.state]).toEqual([false, 'behind']);
  positions.replica = 100;
  positions.primary = 130;
  await watch.ask();
  expect([watch.isFresh, watch.state]).toEqual([true, 'well']);
  expect(watch.lagSeconds).toBeGreaterThanOrEqual(0);
});

test('a replica of another shop is never used', async () => {
  const { system, watch } = twoServers();
  system.replica = 'another';
  await watch.ask();
  expect([watch.isFresh, watch.state]).toEqual([false, 'foreign']);
});

test('a replica that fails is not used until it responds again, and each change is reported once', async () => {
  const { positions, watch, changes } = twoServers();
  await watch.ask();
  watch.markAsDown();
  expect([watch.isFresh, watch.lagSeconds]).toEqual([false, undefined]);
  positions.replica = undefined;
  await watch.ask();
  await watch.ask();
  positions.replica = 100;
  await watch.ask();
  expect(watch.isFresh).toBe(true);
  expect(changes).toEqual(['well', 'down', 'well']);
});
