import { colomboDay, dayIn } from '#domain/kernel/colombo-time.ts';
import type { Settings } from './settings.ts';

export type Closure = {
  /** Midnight in Colombo of the day on which the shop opens again. */
  reopensAt: Date;
  takesOrders: boolean;
};

type ClosureSettings = Pick<Settings, 'closedUntil' | 'ordersWhileClosed'>;

/** Returns the current closure of the shop; undefined if no day of reopening is set, and from that day on. */
export function closureOf(settings: ClosureSettings, now: Date): Closure | undefined {
  const reopensAt = colomboDay(settings.closedUntil);
  if (!reopensAt || dayIn(now) >= settings.closedUntil) return undefined;
  return { reopensAt, takesOrders: settings.ordersWhileClosed };
}
