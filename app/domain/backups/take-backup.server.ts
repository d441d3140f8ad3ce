import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { BackupHeader } from '#platform/backup/backup-format.server.ts';
import { draftEnding } from '#platform/backup/draft-file.server.ts';
import { type Drill, drillFolder } from '#platform/backup/drill-in-subprocess.server.ts';
import { encryptBackup } from '#platform/backup/encrypt-backup.server.ts';
import { verifyBackup } from '#platform/backup/verify-backup.server.ts';
import {
  type BackupWatch,
  type WrittenBackup,
  writeBackup,
} from '#platform/backup/write-backup.server.ts';
import type { OneAtATime } from '#platform/db/one-at-a-time.server.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';
import { backupName, encryptedEnding, isBackupName } from './backup-rules.ts';
import type { BackupCause, BackupProblem } from './backup-run.ts';
import { drillIfDue } from './drill-backup.server.ts';
import { findLastBackup, hasFailedSince } from './last-backup.server.ts';
import { sweepBackups } from './sweep-backups.server.ts';
import { backupRuns } from './tables.server.ts';

/** The shop's files outside of its database, and where its backups go. */
export type BackupTarget = Pick<BackupHeader, 'app' | 'kind' | 'secretMark'> & {
  secret: string | undefined;
  folder: string;
  pictures: MediaStore;
  /** The key that backups are encrypted to; undefined leaves them unencrypted. */
  publicKey: string | undefined;
  oneAtATime: OneAtATime;
  /** Called when older backups could not be deleted, which does not affect the new one. */
  onSweepError: (thrown: unknown) => void;
  /**
   * Runs a trial restore of a nightly backup, once a month; undefined where that is not configured.
   */
  drill?: Drill | undefined;
  onDrillError: (thrown: unknown) => void;
};

export type BackupRun = typeof backupRuns.$inferSelect;

/** `busy` means that another backup is being made; for `failed` the list of backups has the reason. */
export type TakeBackupRefusal =
  | { code: 'busy' }
  | { code: 'failed'; problem: BackupProblem; thrown: unknown };

/** Runs once no other backup can begin, before this one does. */
type OnBegin = (() => Promise<unknown>) | undefined;
export type BackupRequest = { cause: BackupCause; watch?: BackupWatch; onBegin?: OnBegin };

/**
 * Writes a consistent snapshot of the shop into a file, verifies it, and deletes backups that are too old; one at a
 * time. Records a failure in the list, and notifies the owner of the first one in a row.
 */
export async function takeBackup(
  shop: Shop,
  target: BackupTarget,
  request: BackupRequest,
): Promise<Result<BackupRun, TakeBackupRefusal>> {
  let result: Result<BackupRun, TakeBackupRefusal> = refuse({ code: 'busy' });
  await target.oneAtATime('backup', async (db) => {
    await request.onBegin?.();
    result = await makeFile({ ...shop, db }, target, request);
  });
  return result;
}

async function makeFile(shop: Shop, target: BackupTarget, { cause, watch }: BackupRequest) {
  const startedAt = shop.now();
  const id = randomUUID();
  try {
    await mkdir(target.folder, { recursive: true, mode: 0o700 });
    await sweepDrafts(target);
    const made = await writeAndVerify(shop, target, { id, startedAt, cause, watch });
    const row = { id, state: 'done' as const, cause, startedAt, finishedAt: shop.now(), ...made };
    const run = await recordBackup(shop, target, row);
    await sweepBackups(shop, target.folder).catch(target.onSweepError);
    return ok(run);
  } catch (thrown) {
    const problem = problemOf(thrown, watch?.signal);
    await recordFailure(shop, { id, cause, startedAt, problem });
    return refuse({ code: 'failed', problem, thrown });
  }
}

/**
 * Records a backup in the list. Deletes its file if that fails, because no sweep deletes a file without a row; keeps it if
 * the row was written and only the reply was lost.
 */
async function recordBackup(
  shop: Shop,
  { folder }: BackupTarget,
  row: typeof backupRuns.$inferInsert & { id: string; fileName: string },
): Promise<BackupRun> {
  try {
    const [run] = await shop.db.insert(backupRuns).values(row).returning();
    if (!run) throw new Error('The backup was not recorded.');
    return run;
  } catch (thrown) {
    const found = shop.db.select().from(backupRuns).where(eq(backupRuns.id, row.id));
    const [run] = await found.catch(() => []);
    if (run) return run;
    await rm(path.join(folder, row.fileName), { force: true });
    throw thrown;
  }
}

type Attempt = Pick<BackupRun, 'id' | 'startedAt' | 'cause'> & { watch: BackupWatch | undefined };

async function writeAndVerify(shop: Shop, target: BackupTarget, attempt: Attempt) {
  const { id, startedAt, cause, watch } = attempt;
  const { folder, pictures, app, kind, secret, secretMark } = target;
  const about = { app, kind, at: startedAt.toISOString(), secretMark };
  const name = backupName(kind, startedAt, id);
  const fileName = target.publicKey ? name + encryptedEnding : name;
  // Keeps the plain file as a draft until it is encrypted, so that a killed process leaves no plain backup.
  const file = path.join(folder, target.publicKey ? name + plainEnding : name);
  const source = { db: shop.db, pictures, about: secret ? { ...about, secret } : about };
  const written = await writeBackup(source, file, watch);
  const onRows = (rows: number) =>
    watch?.onStep?.({ phase: 'checking', done: rows, all: written.rows, rows });
  onRows(0);
  let drilled: Awaited<ReturnType<typeof drillIfDue>>;
  try {
    await verifyBackup(file, { signal: watch?.signal, onLines: onRows });
    const drill = cause === 'nightly' ? target.drill : undefined;
    drilled = await drillIfDue(shop, file, { ...target, drill, signal: watch?.signal });
  } catch (thrown) {
    await rm(file, { force: true });
    throw thrown;
  }
  const { rows, readingMs, tables } = written;
  const bytes = await encryptFile(file, path.join(folder, fileName), { target, written, watch });
  const counts = { orders: tables.get('orders') ?? 0, pictures: written.pictures };
  return { fileName, bytes, rows, readingMs, ...counts, checkedAt: shop.now(), ...drilled };
}

type Encryption = { target: BackupTarget; written: WrittenBackup; watch: BackupWatch | undefined };

/** Replaces the file by an encrypted one where a public key is set. Returns its size in bytes. */
async function encryptFile(file: string, to: string, { target, written, watch }: Encryption) {
  const { publicKey } = target;
  if (!publicKey) return written.bytes;
  try {
    return await encryptBackup(file, { to, publicKey, signal: watch?.signal });
  } finally {
    await rm(file, { force: true });
  }
}

const plainEnding = `.plain${draftEnding}`;
const draftEndingsPattern = /(\.plain)?(\.draft)+$/;

/** Deletes drafts of killed processes. None is in use, because only one backup is made at a time. */
async function sweepDrafts({ folder, kind }: BackupTarget): Promise<void> {
  await rm(path.join(folder, drillFolder), { recursive: true, force: true });
  for (const name of await readdir(folder)) {
    const isDraft =
      name.endsWith(draftEnding) && isBackupName(kind, name.replace(draftEndingsPattern, ''));
    if (isDraft) await rm(path.join(folder, name), { force: true });
  }
}

type Failure = Pick<BackupRun, 'id' | 'cause' | 'startedAt'> & { problem: BackupProblem };

/** Records a failure. Notifies the owner of the first in a row only, and not where closing the shop interrupted it. */
async function recordFailure(shop: Shop, failure: Failure): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { at } = await findLastBackup(shop);
    const wasReported = await hasFailedSince(shop, at);
    const row = { ...failure, state: 'failed' as const, finishedAt: shop.now() };
    await shop.db.insert(backupRuns).values(row);
    if (failure.problem !== 'interrupted' && !wasReported) {
      await announce(shop, { name: 'backup-failed', runId: failure.id });
    }
    return ok();
  });
}

const problemsByCode: Record<string, BackupProblem> = {
  NOT_RESTORABLE: 'not-restorable',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  ENOTDIR: 'not-writable',
  EEXIST: 'not-writable',
  ENOENT: 'not-writable',
};

function problemOf(thrown: unknown, signal: AbortSignal | undefined): BackupProblem {
  if (signal?.aborted) return 'interrupted';
  return problemsByCode[(thrown as NodeJS.ErrnoException).code ?? ''] ?? 'failed';
}
