import path from 'node:path';
import { S3, type S3Config } from '#platform/s3/s3.server.ts';
import { S3Error, type S3ErrorCode } from '#platform/s3/s3-error.server.ts';
import { AwayError, type AwayPlace, type AwayProblem } from './away.ts';

/** The prefix of the keys of backups. */
export const backupsFolder = 'backups/';

/** Stores copies of backups in a bucket, which compares the SHA-256 of each upload. */
export function openS3Place(config: S3Config): AwayPlace {
  const s3 = new S3(config);
  return {
    name: s3.location,
    send: (file, signal) =>
      asAwayError(async () => {
        await s3.put(backupsFolder + path.basename(file), file, { signal, attempts: 2 });
      }),
    list: () => asAwayError(() => s3.listFolder(backupsFolder)),
    remove: (names) =>
      asAwayError(async () => {
        for (const name of names) await s3.delete(backupsFolder + name);
      }),
  };
}

const problems: Record<S3ErrorCode, AwayProblem> = {
  unreachable: 'unreachable',
  'wrong-key': 'refused',
  'no-bucket': 'refused',
  clock: 'refused',
  refused: 'refused',
  'no-room': 'no-room',
  damaged: 'failed',
  'too-large': 'failed',
};

async function asAwayError<Value>(operation: () => Promise<Value>): Promise<Value> {
  try {
    return await operation();
  } catch (thrown) {
    if (!(thrown instanceof S3Error)) throw thrown;
    throw new AwayError(problems[thrown.code], thrown.message);
  }
}
