import path from 'node:path';
import { S3, type S3Config } from '#platform/s3/s3.server.ts';
import { S3Error, type S3ErrorCode } from '#platform/s3/s3-error.server.ts';
import { OffsiteError, type OffsiteProblem, type OffsiteStorage } from './offsite.ts';

/** The prefix of the keys of backups. */
export const backupsFolder = 'backups/';

/** Stores copies of backups in a bucket, which compares the SHA-256 of each upload. */
export function openOffsiteS3(config: S3Config): OffsiteStorage {
  const s3 = new S3(config);
  return {
    name: s3.location,
    send: (file, signal) =>
      asOffsiteError(async () => {
        await s3.put(backupsFolder + path.basename(file), file, { signal, attempts: 2 });
      }),
    list: (signal) => asOffsiteError(() => s3.listFolder(backupsFolder, { signal })),
    remove: (names, signal) =>
      asOffsiteError(async () => {
        for (const name of names) await s3.delete(backupsFolder + name, { signal });
      }),
  };
}

const problems: Record<S3ErrorCode, OffsiteProblem> = {
  unreachable: 'unreachable',
  'wrong-key': 'refused',
  'no-bucket': 'refused',
  clock: 'refused',
  refused: 'refused',
  'no-room': 'no-room',
  damaged: 'failed',
  'too-large': 'failed',
};

async function asOffsiteError<Value>(operation: () => Promise<Value>): Promise<Value> {
  try {
    return await operation();
  } catch (thrown) {
    if (!(thrown instanceof S3Error)) throw thrown;
    throw new OffsiteError(problems[thrown.code], thrown.message);
  }
}
