import type { StatementListener } from './statement-watch.server.ts';

export type SlowStatement = {
  statement: string;
  durationMs: number;
  unlogged: number;
  requestId: string | undefined;
};

const minIntervalMs = 1_000;
const maxCharacters = 1_000;

/**
 * Reports statements that took at least `thresholdMs`, by their text without parameters, but only one a second: when the
 * database is slow as a whole, every statement is. A report says how many were left out before it.
 */
export function slowStatements(
  { thresholdMs, nowMs = () => performance.now() }: { thresholdMs: number; nowMs?: () => number },
  report: (slow: SlowStatement) => void,
): StatementListener {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  return (text, durationMs, request) => {
    if (durationMs < thresholdMs) return;
    if (nowMs() - reportedAt < minIntervalMs) {
      unlogged += 1;
      return;
    }
    const statement = text.slice(0, maxCharacters);
    report({ statement, durationMs: Math.round(durationMs), unlogged, requestId: request?.id });
    reportedAt = nowMs();
    unlogged = 0;
  };
}
