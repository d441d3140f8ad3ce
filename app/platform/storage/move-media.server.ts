import { createHash } from 'node:crypto';
import path from 'node:path';
import type { S3 } from '#platform/s3/s3.server.ts';
import type { FolderMediaStore } from './folder-media-store.server.ts';
import type { OpenedFile, StoredFile } from './media-store.server.ts';
import { keyOf, listMedia } from './s3-media-store.server.ts';

type Places = { s3: S3; kind: string; folder: FolderMediaStore };
type OnStep = (done: number, all: number) => void;
export type Moved = {
  moved: number;
  bytes: number;
  /** Names whose content differs between the two places. Neither was changed. */
  differ: string[];
};

/**
 * Moves every picture of the folder to S3. Each is read there again and compared before it is deleted here: whenever
 * this is stopped, none is lost, and the next run goes on.
 */
export async function moveToS3({ s3, kind, folder }: Places, onStep?: OnStep): Promise<Moved> {
  return moveEach(await folder.list(), onStep, async (name) => {
    const key = keyOf(kind, name);
    const sum = await sumOf(folder.open(name));
    if (sum === undefined) return 'gone';
    const before = await sumOf(s3.get(key));
    if (before === undefined) {
      await s3.put(key, path.join(folder.folder, name), { contentType: 'image/webp' });
    }
    if ((before ?? (await sumOf(s3.get(key)))) !== sum) return 'differs';
    await folder.remove(name);
    return 'moved';
  });
}

/** Moves every picture from S3 into the folder, with the same care. */
export async function moveBack({ s3, kind, folder }: Places, onStep?: OnStep): Promise<Moved> {
  return moveEach(await listMedia({ s3, kind }), onStep, async (name) => {
    const key = keyOf(kind, name);
    const sum = await sumOf(s3.get(key));
    if (sum === undefined) return 'gone';
    if ((await sumOf(folder.open(name))) === undefined) {
      const file = await s3.get(key);
      if (!file) return 'gone';
      await folder.write(name, file.content);
    }
    if ((await sumOf(folder.open(name))) !== sum) return 'differs';
    await s3.delete(key);
    return 'moved';
  });
}

type Outcome = 'moved' | 'gone' | 'differs';

async function moveEach(
  files: StoredFile[],
  onStep: OnStep = () => undefined,
  move: (name: string) => Promise<Outcome>,
): Promise<Moved> {
  const result: Moved = { moved: 0, bytes: 0, differ: [] };
  for (const [index, { name, bytes }] of files.entries()) {
    onStep(index + 1, files.length);
    const outcome = await move(name);
    if (outcome === 'differs') result.differ.push(name);
    if (outcome !== 'moved') continue;
    result.moved += 1;
    result.bytes += bytes;
  }
  return result;
}

async function sumOf(opening: Promise<Pick<OpenedFile, 'content'> | undefined>) {
  const file = await opening;
  if (!file) return undefined;
  const sum = createHash('sha256');
  for await (const piece of file.content) sum.update(piece as Buffer);
  return sum.digest('hex');
}
