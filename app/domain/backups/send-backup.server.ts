import { access } from 'node:fs/promises';
import path from 'node:path';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { OffsiteError, type OffsiteStorage } from '#platform/backup-offsite/offsite.ts';
import type { OneAtATime } from '#platform/db/one-at-a-time.server.ts';
import {
  encryptedEnding,
  isBackupName,
  listExpiredBackups,
  timeOfBackupName,
} from './backup-rules.ts';
import { backupRuns } from './tables.server.ts';

export type SendOptions = {
  folder: string;
  kind: 'shop' | 'demo';
  offsite: OffsiteStorage;
  oneAtATime: OneAtATime;
  signal: AbortSignal;
  /** Called with the error when a backup did not arrive, or expired ones were not deleted on the other machine. */
  onError: (thrown: unknown) => void;
};

const minuteMs = 60_000;
const maxPauseMs = 60 * minuteMs;

/**
 * Sends the newest backup to the other machine unless it is there already, and deletes expired ones there. Records a
 * failure and retries, after five minutes at first and an hour at most.
 */
export async function sendNewest(shop: Shop, sending: SendOptions): Promise<void> {
  await sending.oneAtATime('backup-away', async (db) => sendIfDue({ ...shop, db }, sending));
}

async function sendIfDue(shop: Shop, { folder, ...sending }: SendOptions): Promise<void> {
  const run = await findUnsent(shop);
  if (!run?.fileName) return;
  const file = path.join(folder, path.basename(run.fileName));
  // Skips a file that another instance made on another machine.
  if (!(await exists(file))) return;
  try {
    await sendAndVerify(file, run.bytes ?? 0, sending);
    const sent = { sentAt: shop.now(), sendProblem: null };
    await shop.db.update(backupRuns).set(sent).where(eq(backupRuns.id, run.id));
  } catch (thrown) {
    if (sending.signal.aborted) return;
    sending.onError(thrown);
    const sendProblem = thrown instanceof OffsiteError ? thrown.problem : 'failed';
    const failed = { sendProblem, sendTriedAt: shop.now(), sendFailures: run.sendFailures + 1 };
    await shop.db.update(backupRuns).set(failed).where(eq(backupRuns.id, run.id));
    return;
  }
  await deleteExpiredOffsite(shop, sending).catch(sending.onError);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Returns the newest backup if it is not sent yet and its retry is due. An unencrypted file never leaves the machine.
 */
async function findUnsent(shop: Shop) {
  const [run] = await shop.db
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.state, 'done'), lte(backupRuns.startedAt, shop.now())))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  if (!run || run.sentAt || !run.fileName?.endsWith(encryptedEnding)) return undefined;
  const { sendTriedAt, sendFailures } = run;
  if (!sendTriedAt || sendTriedAt > shop.now()) return run;
  const pauseMs = Math.min(maxPauseMs, 5 * minuteMs * 2 ** (sendFailures - 1));
  return shop.now().getTime() - sendTriedAt.getTime() >= pauseMs ? run : undefined;
}

type Destination = Pick<SendOptions, 'offsite' | 'kind' | 'signal'>;

/** Sends a file, then verifies that the other side has all of its bytes. */
async function sendAndVerify(
  file: string,
  bytes: number,
  { offsite, signal }: Destination,
): Promise<void> {
  await offsite.send(file, signal);
  const copy = (await offsite.list(signal)).find(({ name }) => name === path.basename(file));
  if (copy?.bytes === bytes) return;
  throw new OffsiteError('failed', `${bytes} bytes were sent, ${copy?.bytes ?? 0} are there.`);
}

/** Deletes expired backups on the other machine, by the retention of the local ones. Leaves other files alone. */
async function deleteExpiredOffsite(
  shop: Shop,
  { offsite, kind, signal }: Destination,
): Promise<void> {
  const backups = (await offsite.list(signal))
    .filter(({ name }) => isBackupName(kind, name))
    .map(({ name }) => ({ name, startedAt: timeOfBackupName(name) }));
  const expired = listExpiredBackups(backups, shop.now());
  await offsite.remove(
    expired.map(({ name }) => name),
    signal,
  );
}
