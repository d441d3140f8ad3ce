import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Config, readConfig } from '#platform/config/config.server.ts';
import { isStartProblem } from '#platform/config/start-problem.server.ts';
import { type DataLock, takeDataLock } from '#platform/db/data-lock.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { OpenShop } from '#server/app.ts';
import { buildIfNeeded } from './build/build-shop.ts';
import { endOnFault } from './start/end-on-fault.ts';
import { giveBackMemory } from './start/give-back-memory.ts';
import { isRelease, keepAssets } from './start/keep-assets.ts';
import { notifyWatchdog } from './start/notify-watchdog.ts';
import { printWelcome } from './start/print-welcome.ts';
import { stopOnSignals } from './start/stop-on-signals.ts';

type ServerModule = {
  openShopServer: (config: Config, lock: DataLock | undefined) => Promise<OpenShop>;
  log: Log;
};

process.env['NODE_ENV'] ??= 'production';

try {
  const config = readConfig(process.env);
  notifyWatchdog(process.env);
  const lock = config.databaseUrl === undefined ? takeDataLock(config.dataDir) : undefined;
  if (isRelease()) keepAssets(config.dataDir);
  else await buildIfNeeded();
  const built = pathToFileURL(path.resolve('build/server/index.js')).href;
  const { openShopServer, log } = (await import(built)) as ServerModule;
  let close: OpenShop['close'] = async () => lock?.release();
  stopOnSignals(() => close());
  const open = await openShopServer(config, lock);
  close = open.close;
  endOnFault(() => open.close({ atOnce: true }), log);
  printWelcome(config, open);
  giveBackMemory();
} catch (thrown) {
  if (!isStartProblem(thrown)) throw thrown;
  console.error(thrown.message);
  process.exit(1);
}
