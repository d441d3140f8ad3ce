import { execFile } from 'node:child_process';

type Beat = (onFailure: (error: Error) => void) => void;

/**
 * Notifies systemd three times in each WatchdogSec that the event loop runs; a shop that hangs is restarted. Does nothing
 * without a watchdog. Returns how to stop, for tests.
 */
export function beatWatchdog(
  env: Record<string, string | undefined>,
  beat: Beat = notifySystemd,
): () => void {
  const watchdogMs = Number(env['WATCHDOG_USEC'] ?? 0) / 1000;
  if (!(env['NOTIFY_SOCKET'] && watchdogMs > 0)) return () => undefined;
  let isTold = false;
  const onFailure = (error: Error) => {
    if (!isTold) console.error(`The watchdog of systemd cannot be told: ${error.message}`);
    isTold = true;
  };
  beat(onFailure);
  const timer = setInterval(() => beat(onFailure), watchdogMs / 3).unref();
  return () => clearInterval(timer);
}

/** Uses systemd's own program: Node cannot send datagrams to a Unix socket. */
const notifySystemd: Beat = (onFailure) => {
  execFile('systemd-notify', ['WATCHDOG=1'], { timeout: 10_000 }, (error) => {
    if (error) onFailure(error);
  });
};
