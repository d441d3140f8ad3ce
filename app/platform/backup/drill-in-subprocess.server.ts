import { spawn } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freeBytesOf, minFreeBytes } from '#platform/storage/disk-space.server.ts';

/**
 * The result of a trial restore. `restored`: with a sentence for each invariant that the restored rows break. `refused`: the
 * file cannot be restored. `not-completed`: the trial could not start, or ended early, so that nothing is known.
 */
export type DrillOutcome =
  | { kind: 'restored'; brokenInvariants: string[] }
  | { kind: 'refused'; reason: string }
  | { kind: 'not-completed'; thrown: unknown };

export type Drill = (file: string, signal?: AbortSignal) => Promise<DrillOutcome>;

const program = path.resolve('scripts/drill-backup.ts');
const timeoutMs = 2 * 60 * 60 * 1000;
const lowPriority = 10;
/** A database takes about this many times the size of its compressed backup. */
const unpackedRatio = 15;
const emptyDatabaseBytes = 100 * 1024 * 1024;

export const drillFolder = 'restored-on-trial';

/**
 * Returns a function that restores an unencrypted backup on trial, in a subprocess, apart from the shop's database, memory
 * and event loop, and deletes everything afterwards.
 */
export function openDrill(databaseUrl: string | undefined): Drill {
  return async (file, signal) => {
    const scratch = path.join(path.dirname(file), drillFolder);
    try {
      await checkRoom(file);
      return await drill([file, scratch], databaseUrl, signal);
    } catch (thrown) {
      return { kind: 'not-completed', thrown };
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  };
}

async function checkRoom(file: string): Promise<void> {
  const needed = await bytesForTrial(file);
  if ((await freeBytesOf(path.dirname(file))) >= needed) return;
  throw new Error(`A trial restore needs ${Math.ceil(needed / 1024 / 1024)} MB of free disk.`);
}

/** Returns how many bytes of a disk have to be free to restore this backup there on trial. */
export async function bytesForTrial(file: string): Promise<number> {
  return (await stat(file)).size * unpackedRatio + emptyDatabaseBytes + minFreeBytes;
}

async function drill(
  args: readonly string[],
  databaseUrl: string | undefined,
  signal: AbortSignal | undefined,
): Promise<DrillOutcome> {
  const child = spawn(process.execPath, [program, ...args], {
    env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  if (child.pid !== undefined) os.setPriority(child.pid, lowPriority);
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, output, errorOutput] = await Promise.all([
    exited,
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(`The trial restore ended with ${code}: ${errorOutput}`);
  return JSON.parse(output) as DrillOutcome;
}
