import fs from 'node:fs';
import path from 'node:path';
import type { BackupFile } from '#platform/backup/backup-file.server.ts';
import { BackupRefused } from '#platform/backup/backup-format.server.ts';
import { restoreBackup } from '#platform/backup/restore-backup.server.ts';
import { verifyBackup } from '#platform/backup/verify-backup.server.ts';
import { type Config, readConfig } from '#platform/config/config.server.ts';
import { splitKeyFile, withPrivateKey } from './backup/private-key.ts';
import { createProgressPrinter } from './backup/progress-printer.ts';
import { runTool } from './backup/run-tool.ts';
import { findTrialFolder } from './backup/trial-folder.ts';

const usage = `Proves that a backup can be relied on, while the shop runs and while it does not:

  npm run verify              the newest backup of the shop
  npm run verify <file>       this one

An encrypted backup asks for the private key, or reads it from a file: --key-file <file>

Every checksum is compared, and the backup is restored into a database that is thrown away afterwards.`;

await runTool(usage, async (allArgs) => {
  const { args, keyFile } = splitKeyFile(allArgs);
  const [file, ...rest] = args;
  if (rest.length > 0) return undefined;
  const backup = file === undefined ? newestOf(readConfig(process.env)) : path.resolve(file);
  const source = await withPrivateKey(backup, keyFile);
  const progress = createProgressPrinter();
  progress.show('Reading the backup');
  const { header, tables, pictures } = await verifyBackup(source, {
    onLines: (lines) => progress.show(`Reading the backup: ${lines} rows`),
  });
  const folder = await findTrialFolder(backup);
  await restoreOnTrial(source, folder, (table, rows) =>
    progress.show(`Restoring ${table} on trial: ${rows} rows`),
  ).finally(progress.end);
  const lines = [...tables].map(([name, { rows, sha256 }]) => `  ${sha256}  ${name}: ${rows}`);
  const message = [
    ...lines,
    `${backup} is whole: ${tables.size} tables and ${pictures} pictures, of ${header.at}.`,
    'It was restored on trial, and every table came back as it was written.',
  ].join('\n');
  return { ok: true, message };
});

async function restoreOnTrial(
  file: BackupFile,
  folder: string,
  onStep: (table: string, rows: number) => void,
): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(folder, 'sandhi-verify-'));
  // Leaves no copy of the customers' data behind when Ctrl-C is pressed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      fs.rmSync(dataDir, { recursive: true, force: true });
      process.exit(1);
    });
  }
  try {
    await restoreBackup(file, { dataDir, databaseUrl: undefined }, onStep);
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

function newestOf({ backupDir, dataDir, demo }: Config): string {
  const folder = backupDir ?? path.join(dataDir, demo ? 'demo' : 'shop', 'backups');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const newest = names
    .filter((name) => /\.backup\.gz(\.age)?$/.test(name))
    .map((name) => ({ name, at: fs.statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)[0];
  if (newest) return path.join(folder, newest.name);
  throw new BackupRefused(`There is no backup in ${folder} yet. Make one with: npm run backup`);
}
