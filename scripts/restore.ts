import path from 'node:path';
import type { LoadedBackup } from '#platform/backup/load-backup.server.ts';
import { restoreBackup } from '#platform/backup/restore-backup.server.ts';
import type { RestoreTarget } from '#platform/backup/restore-target.server.ts';
import { type Config, readConfig } from '#platform/config/config.server.ts';
import { fingerprintOfSecret } from '#platform/config/secret.server.ts';
import { isInstalled } from '#web/installed-commands.server.ts';
import { splitKeyFile, withPrivateKey } from './backup/private-key.ts';
import { createProgressPrinter } from './backup/progress-printer.ts';
import { runTool } from './backup/run-tool.ts';

const usage = `Makes a shop out of a backup, on either database, whichever the backup came from:

  npm run restore <file>                 where npm start would look for it: DATA_DIR, or DATABASE_URL
  npm run restore <file> <folder>        into that folder, to be started with DATA_DIR=<folder>
  npm run restore <file> <postgresql://…>  into that database; its pictures go into DATA_DIR

The place has to be empty: a backup never overwrites a shop.
An encrypted backup asks for the private key, or reads it from a file: --key-file <file>`;

await runTool(usage, async (allArgs) => {
  const { args, keyFile } = splitKeyFile(allArgs);
  const [file, to, ...rest] = args;
  if (!file || rest.length > 0) return undefined;
  const config = readConfig(process.env);
  const target = targetOf(config, to);
  const source = await withPrivateKey(path.resolve(file), keyFile);
  const progress = createProgressPrinter();
  const loaded = await restoreBackup(source, target, (table, rows) =>
    progress.show(`Restoring ${table}: ${rows} rows`),
  ).finally(progress.end);
  return { ok: true, message: summary(loaded, target, config) };
});

function targetOf({ dataDir, databaseUrl }: Config, to: string | undefined): RestoreTarget {
  if (to === undefined) return { dataDir, databaseUrl };
  if (/^postgres(ql)?:\/\//.test(to)) return { dataDir, databaseUrl: to };
  return { dataDir: path.resolve(to), databaseUrl: undefined };
}

function summary(
  { header, tables, pictures }: LoadedBackup,
  target: RestoreTarget,
  config: Config,
) {
  const { dataDir, databaseUrl } = target;
  const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0);
  const orders = tables.get('orders')?.rows ?? 0;
  const environment =
    databaseUrl === undefined ? `DATA_DIR=${dataDir}` : `DATABASE_URL and DATA_DIR=${dataDir}`;
  return [
    `Restored: ${rows} rows in ${tables.size} tables, among them ${orders} orders, and ${pictures} pictures.`,
    'Every table was read again and is what was backed up.',
    `The backup was made on ${header.at} by Sandhi ${header.app}.`,
    ...aboutSecret(header, target, config),
    ...(isInstalled()
      ? []
      : [
          `Start the shop with ${environment}${header.kind === 'demo' ? ' in demo mode' : ''}: npm start`,
        ]),
  ].join('\n');
}

/** Explains that what was encrypted with one secret cannot be decrypted with another. */
function aboutSecret(
  { secret, secretMark, kind }: LoadedBackup['header'],
  { dataDir, databaseUrl }: RestoreTarget,
  { authSecret }: Config,
): string[] {
  if (authSecret !== undefined && fingerprintOfSecret(authSecret) === secretMark) return [];
  const lost =
    'With another one everybody is signed out, and owners with two-factor need: npm run admin -- reset-2fa <username>';
  if (secret === undefined) {
    return [
      `Its secrets were encrypted with an AUTH_SECRET that its owner keeps: start with the same one. ${lost}`,
    ];
  }
  if (databaseUrl === undefined && authSecret === undefined) return [];
  const file = path.join(dataDir, kind, 'secret');
  return [`Set AUTH_SECRET to the content of ${file}. ${lost}`];
}
