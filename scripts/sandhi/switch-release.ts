import { askReady } from './ask-ready.ts';
import { keepDatabase } from './keep-database.ts';
import type { Machine, Ran } from './machine.ts';
import { migrationsOf, pointAt, type Release } from './releases.ts';

export type Switched = { ok: boolean; words: string; awayMs: number };
type Way = { from: Release; to: Release };

const pollMs = 50;

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
  const until = Date.now() + patienceMs;
  for (let round = 1; ; round += 1) {
    const asked = Date.now();
    const { ready, words } = await askReady(machine);
    const isSlow = Date.now() - asked > 1_000;
    if (ready) return undefined;
    if (Date.now() > until) return words;
    if ((isSlow || round % 5 === 0) && (await hasFailed(machine)))
      return 'it ended while it started';
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
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
