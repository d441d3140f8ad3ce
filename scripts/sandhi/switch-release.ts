import { setTimeout as pause } from 'node:timers/promises';
import { copyDatabase } from './copy-database.ts';
import { fetchReadiness, type Readiness } from './fetch-readiness.ts';
import type { Machine } from './machine.ts';
import { countMigrations, pointAt, previousRelease, type Release } from './releases.ts';
import { renewUnits } from './renew-units.ts';

type SwitchResult = { ok: boolean; message: string; switchMs: number };
type ReleasePair = { from: Release; to: Release };

const pollMs = 50;
const failurePollMs = 500;
const endedMessage = 'it ended while it started';

/**
 * Makes another release current and waits until it takes orders. If it does not start, reverts to the old release and
 * tables: it sold nothing, so nothing is lost. The shop stops before the switch only where the tables change, or its socket
 * in systemd.
 */
export async function switchRelease(
  machine: Machine,
  { from, to }: ReleasePair,
  timeoutMs = 120_000,
): Promise<SwitchResult> {
  const begin = Date.now();
  const result = (ok: boolean, message: string) => ({ ok, message, switchMs: Date.now() - begin });
  const changesTables = countMigrations(to) > countMigrations(from);
  if (changesTables) await closeShop(machine);
  const databaseCopy = changesTables ? await copyDatabase(machine) : undefined;
  if (databaseCopy?.code) {
    await machine.systemctl('start', 'sandhi');
    await waitUntilReady(machine, timeoutMs);
    return result(false, `The database could not be set aside: ${databaseCopy.output}`);
  }
  const previous = previousRelease(machine);
  // Records the previous release before the switch, so that `rollback` leads back also when this is interrupted.
  pointAt(machine, 'former', from);
  pointAt(machine, 'current', to);
  const units = await renewUnits(machine, to);
  if (units.isSocketNew) await closeShop(machine);
  await forgetRestarts(machine);
  await machine.systemctl('restart', 'sandhi');
  const failureReason = await waitUntilReady(machine, timeoutMs);
  if (failureReason === undefined) {
    databaseCopy?.discard();
    return result(true, `Version ${to.version} takes orders.`);
  }
  await closeShop(machine);
  // The old version refuses the new tables, should the machine start in between.
  pointAt(machine, 'current', from);
  databaseCopy?.restore();
  await units.putBack();
  pointAt(machine, 'former', previous);
  await machine.systemctl('start', 'sandhi');
  const secondFailureReason = await waitUntilReady(machine, timeoutMs);
  const message = `Version ${to.version} did not open: ${failureReason}.`;
  return secondFailureReason === undefined
    ? result(false, `${message} Version ${from.version} is in use again, and nothing is lost.`)
    : result(
        false,
        `${message} Version ${from.version} does not open either: ${secondFailureReason}. Look at: sudo sandhi logs`,
      );
}

/**
 * Stops the shop and its socket, because the next visitor would start it again. `start sandhi` starts both.
 */
export async function closeShop(machine: Machine): Promise<void> {
  await machine.systemctl('stop', 'sandhi.socket', 'sandhi.service');
  await forgetRestarts(machine);
}

/** Resets NRestarts, which counts on when a shop is stopped while systemd waits to start it again. */
async function forgetRestarts(machine: Machine): Promise<void> {
  await machine.systemctl('reset-failed', 'sandhi.service');
}

/**
 * Waits until the shop takes orders. Returns the reason once it has failed or the timeout has passed.
 */
export async function waitUntilReady(
  machine: Machine,
  timeoutMs: number,
): Promise<string | undefined> {
  const over = new AbortController();
  // One request keeps its place in the queue of the socket. A new one would wait behind all visitors again.
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(timeoutMs)]);
  const failure = waitForFailure(machine, signal);
  try {
    for (;;) {
      const { ready, message } = await Promise.race([fetchReadiness(machine, signal), failure]);
      if (ready) return undefined;
      if (signal.aborted || message === endedMessage) return message;
      await pause(pollMs);
    }
  } finally {
    over.abort();
  }
}

/** Resolves when the shop has ended while it started. Never resolves after the signal. */
async function waitForFailure(machine: Machine, signal: AbortSignal): Promise<Readiness> {
  while (!signal.aborted) {
    await pause(failurePollMs);
    if (await hasFailed(machine)) return { ready: false, message: endedMessage };
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
