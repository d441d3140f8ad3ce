import { z } from 'zod';
import type { RunningShop } from '#web/running-shop.server.ts';
import { runBackupCommand } from './backup-command.ts';
import { type CommandAnswer, ownerCommand, runOwnerCommand } from './owner-command.ts';

/** All commands that a running shop accepts from outside. */
export const shopCommand = z.union([ownerCommand, z.object({ command: z.literal('backup') })]);
export type ShopCommand = z.output<typeof shopCommand>;

export function runShopCommand(
  running: RunningShop,
  asked: ShopCommand,
  say: (progress: string) => void,
): Promise<CommandAnswer> {
  return asked.command === 'backup'
    ? runBackupCommand(running, say)
    : runOwnerCommand(running, asked);
}
