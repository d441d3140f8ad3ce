import type { Log } from '#platform/log/log.server.ts';

const patienceMs = 15_000;

/**
 * Ends the process in order after an exception or a rejection that nobody caught, with exit code 1: what is in flight is
 * finished and the database closed. `close` takes no longer than 15 seconds, or is not waited for.
 */
export function endOnFault(close: () => Promise<void>, log: Log): void {
  let isEnding = false;
  const end = (err: unknown) => {
    log.fatal({ err }, 'Nobody caught this fault, so the shop ends');
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), patienceMs);
    close().then(
      () => process.exit(1),
      () => process.exit(1),
    );
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
