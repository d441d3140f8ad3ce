import { findBackupWarning } from '#domain/backups/last-backup.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { RecurringJob } from './recurring-jobs.ts';

const minuteMs = 60_000;
const timeoutMs = 10_000;

type Watched = Pick<RunningShop, 'backups' | 'disk' | 'heartbeatUrl'>;

/**
 * Calls the owner's heartbeat URL every five minutes while the shop is healthy; the service behind it raises the
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
    const problem = await findProblem(shop, watched);
    if (problem)
      return log.warn({ problem }, 'There is no heartbeat, because the shop is not well');
    // Not awaited, so that a slow service delays no other job.
    if (isCalling) return;
    isCalling = true;
    void beat().finally(() => {
      isCalling = false;
    });
  };
  return [{ name: 'heartbeat', everyMs: 5 * minuteMs, work }];
}

/** A limit that is never reached: the attempt is spent only to test whether the database accepts writes. */
const unreachableLimit = 1000;

/** Returns the reason why the shop is not healthy, if any. Throws, without a heartbeat either, if the database is down. */
async function findProblem(
  shop: Shop,
  { backups, disk }: Pick<Watched, 'backups' | 'disk'>,
): Promise<string | undefined> {
  if (disk.isShort) return 'disk';
  const budget = { bucket: 'heartbeat', attempts: unreachableLimit, windowMs: minuteMs };
  if (!(await spendAttempt(shop, budget)).ok) return 'database';
  const warning = await findBackupWarning(shop, backups);
  return warning && `backup ${warning}`;
}

/** Returns the error, if any, without the URL, because anyone who knows it could pretend to be the shop. */
async function call(url: URL): Promise<string | undefined> {
  try {
    const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (thrown) {
    const { name, cause } = thrown as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
}
