import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { boot, openShop } from '#boot';
import type { Config } from '#platform/config/config.server.ts';
import type { DataLock } from '#platform/db/data-lock.server.ts';
import { isOutage } from '#platform/db/is-outage.server.ts';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import { log, sendLogTo } from '#platform/log/log.server.ts';
import { type OpenShop, startShop } from '#scripts/start/start-shop.ts';
import { openCommandSocket } from '#server/commands/command-socket.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { startBackgroundJobs } from './background-jobs/background-jobs.ts';
import { closeGracefully } from './close-gracefully.ts';
import { listen } from './listen.ts';
import type { ShopState } from './middleware.ts';
import { shopListener } from './shop-listener.ts';
import { openStartupListener } from './startup-listener.ts';

const retryMs = 1_000;

/**
 * Opens the whole shop on its address; the build exports it and `npm start` runs it. Resolves when the shop takes
 * orders, which waits until its database can be reached. Listens at once; with LISTEN_LATE, and as one of several
 * instances, only when ready.
 */
export async function openShopServer(
  config: Config,
  lock: DataLock | undefined,
): Promise<OpenShop> {
  const startup = openStartupListener(config.appUrl?.protocol === 'https:');
  const listenHere = () => listen(startup.listener, config);
  const isLate = config.listenLate || config.drainMs > 0;
  let server = isLate ? undefined : await listenHere();
  let running: RunningShop | undefined;
  try {
    running = await bootWhenPossible(config, lock);
    const closeSocket = lock && (await openCommandSocket(lock.dataDir, { running, log }));
    const state = { isAccepting: true };
    startup.handOverTo(listenerOf(config, running, { state }));
    const listening = server ?? (await listenHere());
    server = listening;
    const toClose = { state, running, lock, stopBackgroundJobs: startBackgroundJobs(running, log) };
    return {
      url: config.appUrl?.origin ?? `http://localhost:${config.port}`,
      demo: running.demo,
      close: ({ atOnce = false } = { atOnce: false }) => {
        closeSocket?.();
        return closeGracefully(listening, { ...toClose, drainMs: atOnce ? 0 : config.drainMs });
      },
    };
  } catch (thrown) {
    server?.close();
    server?.closeAllConnections();
    await running?.close();
    throw thrown;
  }
}

/** Boots the shop, and boots it again if its database is lost in the middle. */
async function bootWhenPossible(config: Config, lock: DataLock | undefined): Promise<RunningShop> {
  for (;;) {
    try {
      return await boot(config, { lock, log, databaseTimeoutMs: Number.POSITIVE_INFINITY });
    } catch (err) {
      if (config.databaseUrl === undefined || !isOutage(err)) throw err;
      log.warn({ err }, 'The database went away while the shop was opening');
      await pause(retryMs);
    }
  }
}

/** Starts the shop of this process, as `npm start` does. */
export const start = () => startShop(openShopServer);

type ListenerOptions = {
  database: OpenDatabase;
  now: () => Date;
  onLogLine: (line: string) => void;
  filesFolder?: string | undefined;
  /** Renders documents; the shop's own by default. */
  entry?: ServerBuild['entry'];
};

/** Opens the shop without a process, a port or background jobs: tests drive it over their own database. */
export async function openListener(
  config: Config,
  { database, now, onLogLine, ...parts }: ListenerOptions,
) {
  sendLogTo({ write: onLogLine });
  const running = await openShop(config, { database, log, now });
  const listener = listenerOf(config, running, { state: { isAccepting: true }, ...parts });
  return { running, listener, startBackgroundJobs: () => startBackgroundJobs(running, log) };
}

type ListenerOverrides = Pick<ListenerOptions, 'filesFolder' | 'entry'> & { state: ShopState };

function listenerOf(
  config: Config,
  running: RunningShop,
  {
    state,
    filesFolder = 'build/client',
    entry = build.entry as ServerBuild['entry'],
  }: ListenerOverrides,
): RequestListener {
  const parts = { config, running, state, filesFolder };
  return shopListener({ build: { ...(build as ServerBuild), entry }, ...parts });
}

export { log };

/** The routes of the shop, for the test that requests each, and the entry that renders them, for the benchmark. */
export const { routes, entry } = build as ServerBuild;
