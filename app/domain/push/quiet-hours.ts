import { startOfColomboDay } from '#domain/kernel/colombo-time.ts';
import type { QuietHours } from './push-kind.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Returns when the quiet hours around a moment end; undefined outside of them. They may go past midnight. */
export function endOfQuiet(at: Date, quiet: QuietHours | undefined): Date | undefined {
  if (!quiet || quiet.from === quiet.until) return undefined;
  const midnight = startOfColomboDay(at).getTime();
  const lengthMs = ((quiet.until - quiet.from + 24) % 24) * hourMs;
  const starts = [midnight - dayMs, midnight].map((day) => day + quiet.from * hourMs);
  const start = starts.find((each) => at.getTime() >= each && at.getTime() < each + lengthMs);
  return start === undefined ? undefined : new Date(start + lengthMs);
}
