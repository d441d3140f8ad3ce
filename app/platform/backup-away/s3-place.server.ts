import path from 'node:path';
import { S3, type S3Config } from '#platform/s3/s3.server.ts';
import { S3Problem, type S3ProblemCode } from '#platform/s3/s3-problem.server.ts';
import { AwayError, type AwayPlace, type AwayProblem } from './away.ts';

/** The prefix of the keys. */
export const backupsFolder = 'backups/';

/** Keeps copies in a bucket. Each is compared by its SHA-256 where it arrives. */
export function openS3Place(config: S3Config): AwayPlace {
  const s3 = new S3(config);
  return {
    name: s3.place,
    send: (file, signal) =>
      told(async () => {
        await s3.put(backupsFolder + path.basename(file), file, { signal, attempts: 2 });
      }),
    list: () => told(() => s3.namesIn(backupsFolder)),
    remove: (names) =>
      told(async () => {
        for (const name of names) await s3.delete(backupsFolder + name);
      }),
  };
}

const problems: Record<S3ProblemCode, AwayProblem> = {
  unreachable: 'unreachable',
  'wrong-key': 'refused',
  'no-bucket': 'refused',
  clock: 'refused',
  refused: 'refused',
  'no-room': 'no-room',
  damaged: 'failed',
  'too-large': 'failed',
};

async function told<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (thrown) {
    if (!(thrown instanceof S3Problem)) throw thrown;
    throw new AwayError(problems[thrown.code], thrown.message);
  }
}
