import fs from 'node:fs';
import path from 'node:path';
import { takeDataLock } from '#platform/db/data-lock.server.ts';
import { emptyDatabaseFolder } from '#platform/db/empty-database.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { makeDeterministic } from './make-deterministic.ts';

const hourMs = 60 * 60_000;

// A process of its own: the memory that this takes is free after it.
const empty = emptyDatabaseFolder();
removeOthers();
if (!fs.existsSync(empty)) await make();

async function make(): Promise<void> {
  const draft = `${empty}-${process.pid}`;
  const lock = takeDataLock(draft);
  makeDeterministic();
  const database = await openDatabase({ kind: 'embedded', folder: draft, lock });
  await database.close();
  lock.release();
  // Another build may have been faster.
  if (!fs.existsSync(empty)) fs.renameSync(path.join(draft, 'database'), empty);
  fs.rmSync(draft, { recursive: true });
}

/** Deletes those of earlier builds. No build takes an hour. */
function removeOthers(): void {
  const all = path.dirname(empty);
  if (!fs.existsSync(all)) return;
  for (const name of fs.readdirSync(all)) {
    const folder = path.join(all, name);
    const isOld = fs.statSync(folder).mtimeMs < Date.now() - hourMs;
    if (isOld && folder !== empty) fs.rmSync(folder, { recursive: true });
  }
}
