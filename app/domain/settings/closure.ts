import { colomboDay, dayIn } from '#domain/kernel/colombo-time.ts';
import type { Settings } from './settings.ts';

export type Closure = {
  /** Midnight in Colombo of the day on which the shop opens again. */
  until: Date;
  takesOrders: boolean;
};

type ClosureSettings = Pick<Settings, 'closedUntil' | 'ordersWhileClosed'>;

/** Returns the current closure of the shop; undefined if no day of reopening is set, and from that day on. */
export function closureOf(settings: ClosureSettings, now: Date): Closure | undefined {
  const until = colomboDay(settings.closedUntil);
  if (!until || dayIn(now) >= settings.closedUntil) return undefined;
  return { until, takesOrders: settings.ordersWhileClosed };
}
