import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';

/** A lock on the data directory. The operating system releases it however the process dies. */
export type DataLock = { dataDir: string; release: () => void };

/** Keeps the files referenced: Node closes a file that is garbage-collected, which would release the lock. */
const heldFiles = new Set<DatabaseSync>();

export class DataDirectoryInUse extends OperatorProblem {
  constructor(dataDir: string) {
    super(
      `Another process of the shop is using the data in ${dataDir}.\n` +
        'Two at once would destroy the orders, so this one stops. End the other one first, or give this one a DATA_DIR of its own.',
    );
  }
}

/**
 * Locks the data directory, by an exclusive SQLite transaction on a file with a folder of its own, or throws
 * DataDirectoryInUse. No other code may open that file: when the process closes any descriptor on it, the lock is gone.
 */
export function takeDataLock(dataDir: string): DataLock {
  const file = openLockFile(dataDir);
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (thrown) {
    file.close();
    if (/locked|busy/i.test(String(thrown))) throw new DataDirectoryInUse(dataDir);
    throw notWritable(dataDir, thrown);
  }
  heldFiles.add(file);
  const release = () => {
    heldFiles.delete(file);
    file.close();
  };
  return { dataDir, release };
}

function openLockFile(dataDir: string): DatabaseSync {
  const folder = path.join(dataDir, 'lock');
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(path.join(folder, 'held-while-running'), { timeout: 0 });
  } catch (thrown) {
    throw notWritable(dataDir, thrown);
  }
}

function notWritable(dataDir: string, thrown: unknown): OperatorProblem {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return new OperatorProblem(
    `The shop cannot keep its data in ${dataDir}: ${reason}.\nMake that directory writable, or set DATA_DIR to another one.`,
  );
}
