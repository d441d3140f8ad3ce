import { setTimeout as pause } from 'node:timers/promises';
import { askReady, type Readiness } from './ask-ready.ts';
import { keepDatabase } from './keep-database.ts';
import type { Machine, Ran } from './machine.ts';
import { migrationsOf, pointAt, type Release } from './releases.ts';

export type Switched = { ok: boolean; words: string; awayMs: number };
type Way = { from: Release; to: Release };

const pollMs = 50;
const lookMs = 500;
const endedWords = 'it ended while it started';

/**
 * Puts another release in use and waits until it takes orders. Reverts one that does not start, with the tables as they
 * were: it sold nothing, so nothing is lost. Only tables that change need the shop closed before the switch.
 */
export async function switchRelease(
  machine: Machine,
  { from, to }: Way,
  patienceMs = 120_000,
): Promise<Switched> {
  const begin = Date.now();
  const done = (ok: boolean, words: string) => ({ ok, words, awayMs: Date.now() - begin });
  const changesTables = migrationsOf(to) > migrationsOf(from);
  if (changesTables) await closeShop(machine);
  const kept = changesTables ? await keepDatabase(machine) : undefined;
  if (kept?.code) {
    await machine.systemctl('start', 'sandhi');
    await waitUntilReady(machine, patienceMs);
    return done(false, `The database could not be set aside: ${kept.output}`);
  }
  pointAt(machine, 'current', to);
  await machine.systemctl('restart', 'sandhi');
  const trouble = await waitUntilReady(machine, patienceMs);
  if (trouble === undefined) {
    pointAt(machine, 'former', from);
    kept?.discard();
    return done(true, `Version ${to.version} takes orders.`);
  }
  await closeShop(machine);
  kept?.putBack();
  pointAt(machine, 'current', from);
  await machine.systemctl('start', 'sandhi');
  const stillAway = await waitUntilReady(machine, patienceMs);
  const words = `Version ${to.version} did not open: ${trouble}.`;
  return stillAway === undefined
    ? done(false, `${words} Version ${from.version} is in use again, and nothing is lost.`)
    : done(
        false,
        `${words} Version ${from.version} does not open either: ${stillAway}. Look at: sudo sandhi logs`,
      );
}

/**
 * Stops the shop and its socket, because the next visitor would start it again. `start sandhi` starts both.
 */
export function closeShop(machine: Machine): Promise<Ran> {
  return machine.systemctl('stop', 'sandhi.socket', 'sandhi.service');
}

/**
 * Waits until the shop takes orders. Returns the reason once it has failed or the timeout has passed.
 */
export async function waitUntilReady(
  machine: Machine,
  patienceMs: number,
): Promise<string | undefined> {
  const over = new AbortController();
  // One request keeps its place in the queue of the socket. A new one would wait behind all visitors again.
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)]);
  const failed = failure(machine, signal);
  try {
    for (;;) {
      const { ready, words } = await Promise.race([askReady(machine, signal), failed]);
      if (ready) return undefined;
      if (signal.aborted || words === endedWords) return words;
      await pause(pollMs);
    }
  } finally {
    over.abort();
  }
}

/** Resolves when the shop has ended while it started. Never resolves after the signal. */
async function failure(machine: Machine, signal: AbortSignal): Promise<Readiness> {
  while (!signal.aborted) {
    await pause(lookMs);
    if (await hasFailed(machine)) return { ready: false, words: endedWords };
  }
  return new Promise(() => undefined);
}

async function hasFailed(machine: Machine): Promise<boolean> {
  const { output } = await machine.systemctl(
    'show',
    'sandhi',
    '-p',
    'NRestarts',
    '-p',
    'ActiveState',
  );
  return /NRestarts=[1-9]/.test(output) || /ActiveState=(failed|inactive)/.test(output);
}
