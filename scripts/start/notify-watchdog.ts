import { execFile } from 'node:child_process';

type Notify = (onFailure: (error: Error) => void) => void;

/**
 * Notifies systemd three times in each WatchdogSec that the event loop runs; a shop that hangs is restarted. Does nothing
 * without a watchdog. Returns a function that stops it, for tests.
 */
export function notifyWatchdog(
  env: Record<string, string | undefined>,
  notify: Notify = notifySystemd,
): () => void {
  const watchdogMs = Number(env['WATCHDOG_USEC'] ?? 0) / 1000;
  if (!(env['NOTIFY_SOCKET'] && watchdogMs > 0)) return () => undefined;
  let isLogged = false;
  const onFailure = (error: Error) => {
    if (!isLogged) console.error(`The watchdog of systemd cannot be notified: ${error.message}`);
    isLogged = true;
  };
  notify(onFailure);
  const timer = setInterval(() => notify(onFailure), watchdogMs / 3).unref();
  return () => clearInterval(timer);
}

/** Uses systemd's own program: Node cannot send datagrams to a Unix socket. */
const notifySystemd: Notify = (onFailure) => {
  execFile('systemd-notify', ['WATCHDOG=1'], { timeout: 10_000 }, (error) => {
    if (error) onFailure(error);
  });
};
