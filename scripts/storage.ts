import { type Config, readConfig } from '#platform/config/config.server.ts';
import { S3Error } from '#platform/s3/s3-error.server.ts';
import { runTool } from './backup/run-tool.ts';
import { fetchBackup, listCopies } from './storage/fetch-backup.ts';
import { movePictures } from './storage/move-pictures.ts';

const usage = `Moves the pictures of the shop between its folder and S3-compatible storage, while the shop runs:

  npm run storage -- move-to-s3   into the bucket that S3_BUCKET names
  npm run storage -- move-back    into the folder again; the shop has to run with S3_MOVING_BACK=1 first

Each picture is compared in its new place before it leaves the old one. It can be stopped and started again at any time.

Brings back copies of backups that were sent to S3_BACKUP_BUCKET:

  npm run storage -- backups                       lists them, the newest last
  npm run storage -- fetch-backup <folder>         brings the newest into that folder
  npm run storage -- fetch-backup <folder> <name>  brings this one

It uses the same environment as npm start.`;

await runTool(usage, async (args) => {
  const config = readConfig(process.env);
  try {
    return await run(args, config);
  } catch (thrown) {
    if (!(thrown instanceof S3Error)) throw thrown;
    const message = `${thrown.message}\nNothing is lost: run the same command again once that is mended.`;
    return { ok: false, message };
  }
});

function run([command = '', folder, name, ...rest]: string[], config: Config) {
  if (command === 'fetch-backup' && folder !== undefined && rest.length === 0) {
    return fetchBackup(config, { folder, name });
  }
  if (folder !== undefined) return undefined;
  if (command === 'move-to-s3') return movePictures('to-s3', config);
  if (command === 'move-back') return movePictures('back', config);
  return command === 'backups' ? listCopies(config) : undefined;
}
