import { and, desc, eq, gt, isNull, like, lte, max, min, ne, or } from 'drizzle-orm';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { encryptedEnding } from './backup-rules.ts';
import type { BackupProblem } from './backup-run.ts';
import { backupRuns } from './tables.server.ts';

export type LastBackup = {
  /** When the newest successful backup began. */
  at: Date | undefined;
  /** The newest failure since then. */
  failed: { at: Date; problem: BackupProblem } | undefined;
};

/** Finds the newest backup. Ignores future times: a clock that was ahead must not stop backups until then. */
export async function findLastBackup(shop: Shop): Promise<LastBackup> {
  const { startedAt, state, problem } = backupRuns;
  const startedBeforeNow = lte(startedAt, shop.now());
  const [done] = await shop.db
    .select({ at: startedAt })
    .from(backupRuns)
    .where(and(eq(state, 'done'), startedBeforeNow))
    .orderBy(desc(startedAt))
    .limit(1);
  const [failed] = await shop.db
    .select({ at: startedAt, problem })
    .from(backupRuns)
    .where(and(eq(state, 'failed'), startedBeforeNow, done && gt(startedAt, done.at)))
    .orderBy(desc(startedAt))
    .limit(1);
  return {
    at: done?.at,
    failed: failed && { at: failed.at, problem: failed.problem ?? 'failed' },
  };
}

const oldMs = 36 * 60 * 60 * 1000;

/**
 * Finds what the owner is warned of: a failure since the last backup, a trial restore in which orders, stock or money did
 * not match, or 36 hours without a nightly backup, or without a copy on another machine, where the shop makes these.
 */
export async function findBackupWarning(
  shop: Shop,
  { isNightly, isSentOffsite }: { isNightly: boolean; isSentOffsite: boolean },
): Promise<BackupWarning | undefined> {
  const { at } = await findLastBackup(shop);
  if (await hasFailedSince(shop, at)) return 'failed';
  if ((await findLastDrill(shop))?.problem === 'disagreement') return 'disagreement';
  const since = at ?? (await firstAdminAt(shop));
  if (isNightly && since && isOld(shop, since)) return 'old';
  return isSentOffsite && at && (await isCopyLate(shop, at, { isNightly }))
    ? 'not-sent'
    : undefined;
}

function isOld(shop: Shop, since: Date): boolean {
  return shop.now().getTime() - since.getTime() > oldMs;
}

/** Returns whether the last backup has waited too long for its copy on another machine. */
async function isCopyLate(
  shop: Shop,
  lastBackupAt: Date,
  { isNightly }: { isNightly: boolean },
): Promise<boolean> {
  const copied = await findLastCopied(shop);
  if (copied && copied >= lastBackupAt) return false;
  // Without nightly backups the last copy may be old: the delay counts from the first backup after it.
  const lastSent = isNightly && (await findLastSent(shop));
  return isOld(shop, lastSent || (await firstEncryptedAt(shop, lastBackupAt, copied)));
}

/** Returns whether a backup failed, since a time if given. A backup interrupted by closing the shop does not count. */
export async function hasFailedSince(shop: Shop, since: Date | undefined): Promise<boolean> {
  const { startedAt, state, problem } = backupRuns;
  const failures = await shop.db.$count(
    backupRuns,
    and(
      eq(state, 'failed'),
      or(isNull(problem), ne(problem, 'interrupted')),
      lte(startedAt, shop.now()),
      since && gt(startedAt, since),
    ),
  );
  return failures > 0;
}

export type BackupWarning = 'failed' | 'disagreement' | 'old' | 'not-sent';

/** Returns the last trial restore. */
export async function findLastDrill(shop: Shop) {
  const { drilledAt, drillProblem } = backupRuns;
  const [drill] = await shop.db
    .select({ at: drilledAt, problem: drillProblem })
    .from(backupRuns)
    .where(lte(drilledAt, shop.now()))
    .orderBy(desc(drilledAt))
    .limit(1);
  return drill?.at ? { at: drill.at, problem: drill.problem } : undefined;
}

/** Returns when a backup last arrived on another machine. */
export async function findLastSent(shop: Shop): Promise<Date | undefined> {
  const [sent] = await shop.db
    .select({ at: max(backupRuns.sentAt) })
    .from(backupRuns)
    .where(lte(backupRuns.sentAt, shop.now()));
  return sent?.at ?? undefined;
}

/** Returns when the newest backup began that has arrived on another machine. */
async function findLastCopied(shop: Shop): Promise<Date | undefined> {
  const [copied] = await shop.db
    .select({ at: max(backupRuns.startedAt) })
    .from(backupRuns)
    .where(lte(backupRuns.sentAt, shop.now()));
  return copied?.at ?? undefined;
}

/** Returns when the first encrypted backup after a time began, or the first of all. Returns `fallback` without one. */
async function firstEncryptedAt(shop: Shop, fallback: Date, after?: Date): Promise<Date> {
  const [first] = await shop.db
    .select({ at: min(backupRuns.startedAt) })
    .from(backupRuns)
    .where(
      and(
        eq(backupRuns.state, 'done'),
        like(backupRuns.fileName, `%${encryptedEnding}`),
        after && gt(backupRuns.startedAt, after),
      ),
    );
  return first?.at ?? fallback;
}

/** Returns when the first admin was added: before that there is nothing to back up. */
export async function firstAdminAt(shop: Shop): Promise<Date | undefined> {
  const [first] = await shop.db.select({ at: min(adminUsers.createdAt) }).from(adminUsers);
  return first?.at ?? undefined;
}
