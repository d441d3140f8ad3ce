import path from 'node:path';
import type { Config } from '#platform/config/config.server.ts';
import { S3 } from '#platform/s3/s3.server.ts';
import { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import { type MoveSummary, moveBack, moveToS3 } from '#platform/storage/move-media.server.ts';
import { createProgressPrinter } from '#scripts/backup/progress-printer.ts';

type Direction = 'to-s3' | 'back';
const moves = { 'to-s3': moveToS3, back: moveBack };

/** Moves every picture to the bucket or back, and returns a summary. */
export async function movePictures(direction: Direction, config: Config) {
  const problem = problemWith(direction, config);
  if (problem) return { ok: false, message: problem };
  const progress = createProgressPrinter();
  const onStep = (current: number, all: number) =>
    progress.show(`Moving picture ${current} of ${all}`);
  const moved = await moves[direction](mediaStoresOf(config), onStep).finally(progress.end);
  return { ok: moved.differ.length === 0, message: summary(direction, moved) };
}

function problemWith(direction: Direction, { s3, isMovingBackFromS3 }: Config) {
  if (!s3) return 'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.';
  if (direction === 'back' && !isMovingBackFromS3) {
    return 'Set S3_MOVING_BACK=1 and restart the shop first, so that new pictures go into the folder.';
  }
  if (direction === 'to-s3' && isMovingBackFromS3) {
    return 'S3_MOVING_BACK is set: the shop is on its way back. Take that variable away and restart the shop first.';
  }
  return undefined;
}

function mediaStoresOf({ s3, dataDir, demo }: Config) {
  if (!s3) throw new Error('S3 is not configured.');
  const kind = demo ? 'demo' : 'shop';
  return { s3: new S3(s3), kind, folder: new FolderMediaStore(path.join(dataDir, kind)) };
}

function summary(direction: Direction, { moved, bytes, differ }: MoveSummary): string {
  const megabytes = (bytes / 1e6).toFixed(1);
  const lines = [`Moved ${moved} pictures with ${megabytes} MB, each compared in its new place.`];
  if (differ.length > 0) {
    lines.push(
      'These differ in the two places, and were left in both. Look at them before you delete one:',
    );
    lines.push(...differ);
  } else if (direction === 'back') {
    lines.push(
      'No picture of this shop is left in the bucket. Remove S3_BUCKET and S3_MOVING_BACK and restart the shop.',
      'Keep the other S3_… settings if S3_BACKUP_BUCKET is set: backups are sent with them.',
    );
  } else {
    lines.push('Nothing is left in the folder. The shop shows the pictures from the bucket.');
  }
  return lines.join('\n');
}
