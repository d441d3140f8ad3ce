import { and, desc, eq, gt, lte, min } from 'drizzle-orm';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { BackupProblem } from './backup-run.ts';
import { backupRuns } from './tables.server.ts';

export type LastBackup = {
  /** When the newest successful backup began. */
  at: Date | undefined;
  /** Failures since then, the newest first. */
  failed: { at: Date; problem: BackupProblem } | undefined;
};

/** Ignores future times: a clock that was ahead for a while must not stop the nightly backups until then. */
export async function lastBackup(shop: Shop): Promise<LastBackup> {
  const { startedAt, state, problem } = backupRuns;
  const isPast = lte(startedAt, shop.now());
  const [done] = await shop.db
    .select({ at: startedAt })
    .from(backupRuns)
    .where(and(eq(state, 'done'), isPast))
    .orderBy(desc(startedAt))
    .limit(1);
  const [failed] = await shop.db
    .select({ at: startedAt, problem })
    .from(backupRuns)
    .where(and(eq(state, 'failed'), isPast, done && gt(startedAt, done.at)))
    .orderBy(desc(startedAt))
    .limit(1);
  return {
    at: done?.at,
    failed: failed && { at: failed.at, problem: failed.problem ?? 'failed' },
  };
}

const oldMs = 36 * 60 * 60 * 1000;

/**
 * What the owner should know about: a failure since the last backup, or none for a night and a half. Where backups are
 * made by hand alone, or elsewhere, nobody is reminded.
 */
export async function findBackupConcern(
  shop: Shop,
  { isNightly }: { isNightly: boolean },
): Promise<'failed' | 'old' | undefined> {
  const { at, failed } = await lastBackup(shop);
  if (failed && failed.problem !== 'interrupted') return 'failed';
  const since = at ?? (await firstOwnerAt(shop));
  if (!(isNightly && since)) return undefined;
  return shop.now().getTime() - since.getTime() > oldMs ? 'old' : undefined;
}

/** Returns since when there is an owner, who could put something into the shop. */
export async function firstOwnerAt(shop: Shop): Promise<Date | undefined> {
  const [first] = await shop.db.select({ at: min(adminUsers.createdAt) }).from(adminUsers);
  return first?.at ?? undefined;
}
