import { findBackupConcern } from '#domain/backups/last-backup.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { RecurringJob } from './recurring-jobs.ts';

const minuteMs = 60_000;
const patienceMs = 10_000;

type Watched = Pick<RunningShop, 'backups' | 'disk' | 'heartbeatUrl'>;

/**
 * Calls the owner's heartbeat address every five minutes while the shop is healthy; the service behind it raises the
 * alarm when calls stop.
 */
export function heartbeatJobs(watched: Watched, log: Log): RecurringJob[] {
  const { heartbeatUrl } = watched;
  if (!heartbeatUrl) return [];
  let isLost = false;
  const beat = async () => {
    const problem = await call(heartbeatUrl);
    if (problem && !isLost) log.warn({ problem }, 'The heartbeat did not arrive');
    isLost = problem !== undefined;
  };
  let isCalling = false;
  const work = async (shop: Shop) => {
    const problem = await findIllness(shop, watched);
    if (problem)
      return log.warn({ problem }, 'There is no heartbeat, because the shop is not well');
    // Not awaited, so that a slow address delays no other job.
    if (isCalling) return;
    isCalling = true;
    void beat().finally(() => {
      isCalling = false;
    });
  };
  return [{ name: 'heartbeat', everyMs: 5 * minuteMs, work }];
}

/** Counts heartbeats only to test whether the database accepts writes; it limits nothing. */
const neverReached = 1000;

/** Returns why the shop does not count as healthy. A database that takes no write throws, which is no heartbeat either. */
async function findIllness(
  shop: Shop,
  { backups, disk }: Pick<Watched, 'backups' | 'disk'>,
): Promise<string | undefined> {
  if (disk.isShort) return 'disk';
  const bucket = { bucket: 'heartbeat', attempts: neverReached, windowMs: minuteMs };
  if (!(await spendAttempt(shop, bucket)).ok) return 'database';
  const concern = await findBackupConcern(shop, backups);
  return concern && `backup ${concern}`;
}

/**
 * Returns the error without the address, because anyone who knows it could pretend to be the shop.
 */
async function call(url: URL): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    return answer.ok ? undefined : `status ${answer.status}`;
  } catch (thrown) {
    const { name, cause } = thrown as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
}
