import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { boot } from '#boot';
import type { Config } from '#platform/config/config.server.ts';
import type { DataLock } from '#platform/db/data-lock.server.ts';
import { log } from '#platform/log/log.server.ts';
import { openCommandSocket } from './command-socket.ts';
import { startLaterWork } from './later-work/later-work.ts';
import { listen } from './listen.ts';
import { shopListener } from './shop-listener.ts';
import { closeGracefully } from './stop.ts';

export type OpenShop = {
  url: string;
  demo: { username: string; password: string } | undefined;
  close: () => Promise<void>;
};

/** Opens the whole shop on its address. This is what the build exports and what `npm start` runs. */
export async function openShopServer(
  config: Config,
  lock: DataLock | undefined,
): Promise<OpenShop> {
  const running = await boot(config, { lock, log });
  const state = { accepting: true };
  const listener = shopListener({
    build: build as ServerBuild,
    config,
    running,
    state,
    filesFolder: 'build/client',
  });
  try {
    const closeSocket = lock && (await openCommandSocket(lock.dataDir, { running, log }));
    const server = await listen(listener, config);
    const stopWork = startLaterWork(running, log);
    return {
      url: config.appUrl?.origin ?? `http://localhost:${config.port}`,
      demo: running.demo,
      close: () => {
        closeSocket?.();
        return closeGracefully(server, { state, running, lock, stopWork });
      },
    };
  } catch (thrown) {
    await running.close();
    throw thrown;
  }
}

/** The routes of the shop, for the test that walks over all of them. */
export const { routes } = build;
