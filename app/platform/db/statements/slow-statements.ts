import type { HearStatement } from './statement-watch.server.ts';

export type SlowStatement = {
  statement: string;
  durationMs: number;
  unlogged: number;
  requestId: string | undefined;
};

const quietMs = 1_000;
const maxCharacters = 1_000;

/**
 * Reports statements that took at least so long, by their text without parameters. One a second: when the database is slow
 * as a whole, every statement is, and the report says how many were left out.
 */
export function slowStatements(
  { thresholdMs, nowMs = () => performance.now() }: { thresholdMs: number; nowMs?: () => number },
  report: (slow: SlowStatement) => void,
): HearStatement {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  return (text, durationMs, asker) => {
    if (durationMs < thresholdMs) return;
    if (nowMs() - reportedAt < quietMs) {
      unlogged += 1;
      return;
    }
    const statement = text.slice(0, maxCharacters);
    report({ statement, durationMs: Math.round(durationMs), unlogged, requestId: asker?.id });
    reportedAt = nowMs();
    unlogged = 0;
  };
}
