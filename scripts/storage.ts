import path from 'node:path';
import { type Config, readConfig } from '#platform/config/config.server.ts';
import { S3 } from '#platform/s3/s3.server.ts';
import { S3Problem } from '#platform/s3/s3-problem.server.ts';
import { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import { type Moved, moveBack, moveToS3 } from '#platform/storage/move-media.server.ts';
import { createProgressPrinter } from './backup/progress-printer.ts';
import { runTool } from './backup/run-tool.ts';

const usage = `Moves the pictures of the shop between its folder and S3-compatible storage, while the shop runs:

  npm run storage -- move-to-s3   into the bucket that S3_… names
  npm run storage -- move-back    into the folder again; the shop has to run with S3_MOVING_BACK=1 first

It uses the same environment as npm start. Each picture is compared in its new place before it leaves the old one.
It can be stopped and started again at any time.`;

const moves = { 'move-to-s3': moveToS3, 'move-back': moveBack };

await runTool(usage, async ([command = '', ...rest]) => {
  if (!isMove(command) || rest.length > 0) return undefined;
  const config = readConfig(process.env);
  const problem = problemWith(command, config);
  if (problem) return { ok: false, message: problem };
  const progress = createProgressPrinter();
  try {
    const moved = await moves[command](placesOf(config), (done, all) =>
      progress.show(`Moving picture ${done} of ${all}`),
    );
    progress.end();
    return { ok: moved.differ.length === 0, message: summary(command, moved) };
  } catch (thrown) {
    progress.end();
    if (!(thrown instanceof S3Problem)) throw thrown;
    const message = `${thrown.message}\nNothing is lost: run the same command again once that is mended.`;
    return { ok: false, message };
  }
});

function isMove(word: string): word is keyof typeof moves {
  return Object.hasOwn(moves, word);
}

function problemWith(command: keyof typeof moves, { s3, s3MovingBack }: Config) {
  if (!s3) return 'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.';
  if (command === 'move-back' && !s3MovingBack) {
    return 'Set S3_MOVING_BACK=1 and restart the shop first, so that new pictures go into the folder.';
  }
  if (command === 'move-to-s3' && s3MovingBack) {
    return 'S3_MOVING_BACK is set: the shop is on its way back. Take that variable away and restart the shop first.';
  }
  return undefined;
}

function placesOf({ s3, dataDir, demo }: Config) {
  if (!s3) throw new Error('The storage is configured by now.');
  const kind = demo ? 'demo' : 'shop';
  return { s3: new S3(s3), kind, folder: new FolderMediaStore(path.join(dataDir, kind)) };
}

function summary(command: keyof typeof moves, { moved, bytes, differ }: Moved): string {
  const megabytes = (bytes / 1e6).toFixed(1);
  const lines = [`Moved ${moved} pictures with ${megabytes} MB, each compared in its new place.`];
  if (differ.length > 0) {
    lines.push(
      'These differ in the two places, and were left in both. Look at them before you delete one:',
    );
    lines.push(...differ);
  } else if (command === 'move-back') {
    lines.push('Nothing is left in the bucket. Take the S3_… variables away and restart the shop.');
  } else {
    lines.push('Nothing is left in the folder. The shop shows the pictures from the bucket.');
  }
  return lines.join('\n');
}
