import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Drill } from '#platform/backup/drill-in-subprocess.server.ts';
import type { DrillProblem } from './backup-run.ts';
import { findLastDrill } from './last-backup.server.ts';

const monthMs = 30 * 24 * 60 * 60 * 1000;

export type DrillOptions = {
  drill: Drill | undefined;
  signal: AbortSignal | undefined;
  /** Called with each problem of a trial restore, to log it. */
  onDrillError: (thrown: unknown) => void;
};

type DrillRecord = { drilledAt: Date; drillProblem: DrillProblem | null };

/**
 * Runs a trial restore once a month, and again with the next backup after a problem. Throws for a file that cannot be
 * restored.
 */
export async function drillIfDue(
  shop: Shop,
  file: string,
  { drill, signal, onDrillError }: DrillOptions,
): Promise<DrillRecord | undefined> {
  if (!drill || !(await isDue(shop))) return undefined;
  const outcome = await drill(file, signal);
  signal?.throwIfAborted();
  if (outcome.kind === 'refused') {
    throw Object.assign(new Error(outcome.reason), { code: 'NOT_RESTORABLE' });
  }
  if (outcome.kind === 'not-completed') {
    onDrillError(outcome.thrown);
    return { drilledAt: shop.now(), drillProblem: 'not-tried' };
  }
  const { brokenInvariants } = outcome;
  if (brokenInvariants.length === 0) return { drilledAt: shop.now(), drillProblem: null };
  onDrillError(new Error(`The restored backup breaks invariants: ${brokenInvariants.join('; ')}`));
  return { drilledAt: shop.now(), drillProblem: 'disagreement' };
}

async function isDue(shop: Shop): Promise<boolean> {
  const last = await findLastDrill(shop);
  if (!last || last.problem !== null) return true;
  return shop.now().getTime() - last.at.getTime() >= monthMs;
}
