import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isBackupName } from '#domain/backups/backup-rules.ts';
import { formatFileSize } from '#domain/backups/file-size.ts';
import { backupsFolder } from '#platform/backup-offsite/offsite-s3.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import { S3 } from '#platform/s3/s3.server.ts';
import { toContentError } from '#platform/s3/s3-error.server.ts';

const notSet = {
  ok: false,
  message:
    'Set S3_ENDPOINT, S3_BACKUP_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and BACKUP_KEY first.',
};

export async function listCopies({ backupS3 }: Config) {
  if (!backupS3) return notSet;
  const files = await new S3(backupS3).listFolder(backupsFolder);
  const lines = files.map(({ name, bytes }) => `${name}  ${formatFileSize(bytes)}`);
  return { ok: true, message: lines.join('\n') || 'There is no backup in the bucket yet.' };
}

/** Downloads one copy into a folder. The file gets its name once its checksum is verified. */
export async function fetchBackup(
  { backupS3, demo }: Config,
  { folder, name }: { folder: string; name: string | undefined },
) {
  if (!backupS3) return notSet;
  const s3 = new S3(backupS3);
  const copies = await s3.listFolder(backupsFolder);
  // Names of one kind of shop sort by the time in them, so that the last is the newest.
  const newest = copies.findLast((copy) => isBackupName(demo ? 'demo' : 'shop', copy.name))?.name;
  const fileName = path.basename(name ?? newest ?? '');
  const copy = fileName === '' ? undefined : await s3.get(backupsFolder + fileName);
  if (!copy) return { ok: false, message: 'There is no such backup in the bucket.' };
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = path.resolve(folder, fileName);
  const draft = `${target}.arriving`;
  await pipeline(copy.content, fs.createWriteStream(draft, { mode: 0o600 })).catch((thrown) => {
    fs.rmSync(draft, { force: true });
    throw toContentError(thrown);
  });
  const sum = createHash('sha256');
  await pipeline(fs.createReadStream(draft), sum);
  if (copy.sha256 !== undefined && copy.sha256 !== sum.digest('hex')) {
    fs.rmSync(draft);
    return { ok: false, message: 'The backup arrived damaged and was not kept. Try it again.' };
  }
  fs.renameSync(draft, target);
  return { ok: true, message: `${target}\nNow: npm run restore ${target}` };
}
