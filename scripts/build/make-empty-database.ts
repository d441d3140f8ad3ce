import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { takeDataLock } from '#platform/db/data-lock.server.ts';
import type { Database } from '#platform/db/database.server.ts';
import { emptyDatabaseFolder } from '#platform/db/empty-database.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { makeDeterministic } from './make-deterministic.ts';

const hourMs = 60 * 60_000;

// Runs as a separate process, so that its memory is freed when it ends.
const empty = emptyDatabaseFolder();
removeOthers();
if (!fs.existsSync(empty)) await makeEmptyDatabase();

async function makeEmptyDatabase(): Promise<void> {
  const draft = `${empty}-${process.pid}`;
  const lock = takeDataLock(draft);
  makeDeterministic();
  const database = await openDatabase({ kind: 'embedded', folder: draft, lock });
  await dropTemplates(database.db);
  await database.close();
  lock.release();
  // A concurrent build may already have made it.
  if (!fs.existsSync(empty)) fs.renameSync(path.join(draft, 'database'), empty);
  fs.rmSync(draft, { recursive: true });
}

/** Drops the databases that only `create database` copies: half of the files that a first start would write. */
async function dropTemplates(db: Database): Promise<void> {
  await db.execute(sql`update pg_database set datistemplate = false, datallowconn = true`);
  await db.execute(sql`drop database template0`);
  await db.execute(sql`drop database template1`);
}

/** Deletes databases of earlier builds, once they are an hour old: no build takes that long. */
function removeOthers(): void {
  const all = path.dirname(empty);
  if (!fs.existsSync(all)) return;
  for (const name of fs.readdirSync(all)) {
    const folder = path.join(all, name);
    const isOld = fs.statSync(folder).mtimeMs < Date.now() - hourMs;
    if (isOld && folder !== empty) fs.rmSync(folder, { recursive: true });
  }
}
