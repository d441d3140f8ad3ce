import { boot } from '#boot';
import type { Config } from '#platform/config/config.server.ts';
import { DataDirectoryInUse, type DataLock, takeDataLock } from '#platform/db/data-lock.server.ts';
import { log } from '#platform/log/log.server.ts';
import { sendToRunningShop } from '#server/commands/command-socket.ts';
import type { CommandResult } from '#server/commands/owner-command.ts';
import { runShopCommand, type ShopCommand } from '#server/commands/shop-command.ts';

/** Runs a command on DATABASE_URL directly; on the embedded database through the running shop, if there is one. */
export async function reachShop(
  config: Config,
  command: ShopCommand,
  onProgress: OnProgress = () => undefined,
): Promise<CommandResult> {
  const inside = (lock: DataLock | undefined) => runInside(config, lock, { command, onProgress });
  if (config.databaseUrl !== undefined) return inside(undefined);
  try {
    return await inside(takeDataLock(config.dataDir));
  } catch (thrown) {
    if (!(thrown instanceof DataDirectoryInUse)) throw thrown;
    const result = await sendToRunningShop(config.dataDir, command, onProgress);
    return result ?? { ok: false, message: unreachable };
  }
}

const unreachable =
  'The shop runs, but does not take commands: it is still starting, or the path of DATA_DIR is too long for a socket.\n' +
  'Wait a moment, or close the shop, and try again.';

type OnProgress = (progress: string) => void;
type Job = { command: ShopCommand; onProgress: OnProgress };

async function runInside(config: Config, lock: DataLock | undefined, { command, onProgress }: Job) {
  const running = await boot(config, { lock, log });
  try {
    return await runShopCommand(running, command, onProgress);
  } finally {
    await running.close();
    lock?.release();
  }
}
