import { boot } from '#boot';
import type { Config } from '#platform/config/config.server.ts';
import { DataDirectoryInUse, type DataLock, takeDataLock } from '#platform/db/data-lock.server.ts';
import { log } from '#platform/log/log.server.ts';
import { askRunningShop } from '#server/command-socket.ts';
import { type CommandAnswer, type OwnerCommand, runOwnerCommand } from '#server/owner-command.ts';

/** On DATABASE_URL directly; in the embedded database through the shop that runs, or alone with it where none does. */
export async function reachShop(config: Config, command: OwnerCommand): Promise<CommandAnswer> {
  if (config.databaseUrl !== undefined) return runInside(config, command, undefined);
  try {
    return await runInside(config, command, takeDataLock(config.dataDir));
  } catch (thrown) {
    if (!(thrown instanceof DataDirectoryInUse)) throw thrown;
    const answer = await askRunningShop(config.dataDir, command);
    return answer ?? { ok: false, message: unreachable };
  }
}

const unreachable =
  'The shop runs, but does not take commands: it is still starting, or the path of DATA_DIR is too long for a socket.\n' +
  'Wait a moment, or close the shop, and try again.';

async function runInside(config: Config, command: OwnerCommand, lock: DataLock | undefined) {
  const running = await boot(config, { lock, log });
  try {
    return await runOwnerCommand(running, command);
  } finally {
    await running.close();
    lock?.release();
  }
}
