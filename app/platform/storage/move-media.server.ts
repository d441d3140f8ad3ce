import { createHash } from 'node:crypto';
import path from 'node:path';
import type { S3 } from '#platform/s3/s3.server.ts';
import { toContentError } from '#platform/s3/s3-error.server.ts';
import type { FolderMediaStore } from './folder-media-store.server.ts';
import type { OpenedFile, StoredFile } from './media-store.server.ts';
import { listMedia, mediaKey } from './s3-media-store.server.ts';

type MediaLocations = { s3: S3; kind: string; folder: FolderMediaStore };
type OnProgress = (current: number, total: number) => void;
export type MoveSummary = {
  moved: number;
  bytes: number;
  /** Names whose content differs between folder and bucket. Neither was deleted. */
  differ: string[];
};

/**
 * Moves every picture of the folder to S3. Each is read back and compared before its local file is deleted, so that an
 * interrupted run loses nothing and can be run again.
 */
export async function moveToS3(
  { s3, kind, folder }: MediaLocations,
  onProgress?: OnProgress,
): Promise<MoveSummary> {
  return moveEach(await folder.list(), onProgress, async (name) => {
    const key = mediaKey(kind, name);
    const sha256 = await checksumOf(folder.open(name));
    if (sha256 === undefined) return 'gone';
    const storedSha256 = await checksumOf(s3.get(key));
    if (storedSha256 === undefined) {
      await s3.put(key, path.join(folder.folder, name), { contentType: 'image/webp' });
    }
    if ((storedSha256 ?? (await checksumOf(s3.get(key)))) !== sha256) return 'differs';
    await folder.remove(name);
    return 'moved';
  });
}

/** Moves every picture from S3 into the folder, compared in the same way. */
export async function moveBack(
  { s3, kind, folder }: MediaLocations,
  onProgress?: OnProgress,
): Promise<MoveSummary> {
  return moveEach(await listMedia({ s3, kind }), onProgress, async (name) => {
    const key = mediaKey(kind, name);
    const sha256 = await checksumOf(s3.get(key));
    if (sha256 === undefined) return 'gone';
    if ((await checksumOf(folder.open(name))) === undefined) {
      const file = await s3.get(key);
      if (!file) return 'gone';
      await folder.write(name, file.content);
    }
    if ((await checksumOf(folder.open(name))) !== sha256) return 'differs';
    await s3.delete(key);
    return 'moved';
  });
}

type Outcome = 'moved' | 'gone' | 'differs';

async function moveEach(
  files: StoredFile[],
  onProgress: OnProgress = () => undefined,
  move: (name: string) => Promise<Outcome>,
): Promise<MoveSummary> {
  const result: MoveSummary = { moved: 0, bytes: 0, differ: [] };
  for (const [index, { name, bytes }] of files.entries()) {
    onProgress(index + 1, files.length);
    const outcome = await move(name).catch((thrown) => {
      throw toContentError(thrown);
    });
    if (outcome === 'differs') result.differ.push(name);
    if (outcome !== 'moved') continue;
    result.moved += 1;
    result.bytes += bytes;
  }
  return result;
}

async function checksumOf(opening: Promise<Pick<OpenedFile, 'content'> | undefined>) {
  const file = await opening;
  if (!file) return undefined;
  const sha256 = createHash('sha256');
  for await (const piece of file.content) sha256.update(piece as Buffer);
  return sha256.digest('hex');
}
