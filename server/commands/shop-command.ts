import path from 'node:path';
import { z } from 'zod';
import type { BackupProblem } from '#domain/backups/backup-run.ts';
import { formatFileSize } from '#domain/backups/file-size.ts';
import type { BackupRun } from '#domain/backups/take-backup.server.ts';
import type { BackupStep } from '#platform/backup/write-backup.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { firstAdminCommand, inviteFirstAdmin } from './first-admin.ts';
import { type CommandResult, ownerCommand, runOwnerCommand } from './owner-command.ts';

/** All commands that a running shop accepts through its socket. */
export const shopCommand = z.union([
  ownerCommand,
  firstAdminCommand,
  z.object({ command: z.literal('backup') }),
]);
export type ShopCommand = z.output<typeof shopCommand>;

export function runShopCommand(
  running: RunningShop,
  command: ShopCommand,
  reportProgress: (progress: string) => void,
): Promise<CommandResult> {
  if (command.command === 'backup') return runBackupCommand(running, reportProgress);
  if (command.command === 'first') return inviteFirstAdmin(running, command.username);
  return runOwnerCommand(running, command);
}

/** Makes a backup for `npm run backup`, and reports its progress. */
async function runBackupCommand(
  { shop, backups }: RunningShop,
  reportProgress: (progress: string) => void,
): Promise<CommandResult> {
  const result = await backups.make(shop, 'command', (step) => reportProgress(describeStep(step)));
  const { folder, secret } = backups.target;
  if (result.ok) return { ok: true, message: summary(result.value, folder, secret === undefined) };
  const { refusal } = result;
  if (refusal.code === 'busy') {
    return { ok: false, message: 'Another backup is being made. Try again when it is done.' };
  }
  return { ok: false, message: `There is no backup: ${problems[refusal.problem]} (${folder})` };
}

function describeStep({ phase, done, all, rows }: BackupStep): string {
  switch (phase) {
    case 'tables':
      return `Reading the database: table ${done + 1} of ${all}, ${rows} rows so far`;
    case 'pictures':
      return `Reading the pictures: ${done + 1} of ${all}`;
    case 'checking':
      return `Checking what was written: ${rows} rows so far`;
  }
}

function summary(run: BackupRun, folder: string, isSecretExcluded: boolean): string {
  const { fileName, bytes, rows, orders, pictures } = run;
  const lines = [
    `The backup is whole: ${path.join(folder, fileName ?? '')}`,
    `It holds ${rows} rows, among them ${orders} orders, and ${pictures} pictures, in ${formatFileSize(bytes ?? 0)}.`,
    'It holds everything about your customers: keep a copy on another machine, where only you can read it.',
  ];
  if (isSecretExcluded) {
    lines.push(
      'It does not hold AUTH_SECRET, which you keep yourself. A restored shop needs the same one.',
    );
  }
  return lines.join('\n');
}

const problems: Record<BackupProblem, string> = {
  interrupted: 'the shop was closed in the meantime.',
  'disk-full': 'the disk has less than 200 MB left, which the orders need.',
  'not-writable': 'the shop may not write into the folder of backups.',
  'not-restorable': 'a trial could not restore it. The log of the shop says why.',
  failed: 'it could not be made. The log of the shop says why.',
};
