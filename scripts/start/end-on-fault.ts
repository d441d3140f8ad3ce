import type { Log } from '#platform/log/log.server.ts';

const closeTimeoutMs = 15_000;

/**
 * Shuts down gracefully, with exit code 1, after an uncaught exception or rejection: finishes what is in flight and
 * closes the database. Waits for `close` at most 15 seconds.
 */
export function endOnFault(close: () => Promise<void>, log: Log): void {
  let isEnding = false;
  const end = (err: unknown) => {
    log.fatal({ err }, 'Nobody caught this fault, so the shop ends');
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), closeTimeoutMs);
    close().then(
      () => process.exit(1),
      () => process.exit(1),
    );
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
