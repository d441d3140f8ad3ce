import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Config, readConfig } from '#platform/config/config.server.ts';
import { isOperatorProblem } from '#platform/config/operator-problem.server.ts';
import { type DataLock, takeDataLock } from '#platform/db/data-lock.server.ts';
import { log } from '#platform/log/log.server.ts';
import { withInstalledCommands } from '#web/installed-commands.server.ts';
import { endOnFault } from './end-on-fault.ts';
import { isRelease, keepAssetsForOpenPages } from './keep-assets.ts';
import { notifyWatchdog } from './notify-watchdog.ts';
import { printWelcome, type WelcomeFacts } from './print-welcome.ts';
import { stopOnSignals } from './stop-on-signals.ts';

export type OpenShop = WelcomeFacts & {
  /** Drains before it closes, unless `atOnce` is set. */
  close: (how?: { atOnce: boolean }) => Promise<void>;
};

type OpenServer = (config: Config, lock: DataLock | undefined) => Promise<OpenShop>;

/** Opens the shop, configured by the environment, until a signal closes it. Exits with a message where it cannot start. */
export async function startShop(openServer: OpenServer): Promise<void> {
  try {
    const config = readConfig(process.env);
    notifyWatchdog(process.env);
    const lock = config.databaseUrl === undefined ? takeDataLock(config.dataDir) : undefined;
    if (isRelease()) keepAssetsForOpenPages(config.dataDir);
    let close: OpenShop['close'] = async () => lock?.release();
    stopOnSignals(() => close());
    const open = await openServer(config, lock);
    close = open.close;
    endOnFault(() => open.close({ atOnce: true }), log);
    printWelcome(config, open);
    freeMemoryLater();
  } catch (thrown) {
    if (!isOperatorProblem(thrown)) throw thrown;
    console.error(withInstalledCommands(thrown.message));
    process.exit(1);
  }
}

/** Lets the background work of a start end first. */
const freeMemoryAfterMs = 15_000;

type Collect = (how: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

/**
 * Frees memory once after the start: V8 keeps the heap that it grew while compiling until a full garbage collection
 * (decision 089).
 */
function freeMemoryLater(): void {
  const collect = () => {
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as Collect;
    void gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
  };
  setTimeout(collect, freeMemoryAfterMs).unref();
}
