import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import { StorageOutage } from '#platform/storage/media-store.server.ts';

/** Makes a store of pictures in its own folder, which the test removes. */
export function aMediaStore() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-media-'));
  return {
    store: new FolderMediaStore(folder),
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}

/** A store whose files cannot be reached, as one in S3 during an outage. */
export class StoreThatIsDown extends FolderMediaStore {
  override finish = () => Promise.reject(new StorageOutage('It is down.'));
  override list = () => Promise.reject(new StorageOutage('It is down.'));
}

/** Makes a picture of one color, as from a camera. */
export function aPicture({ width = 400, height = 400, background = '#1f5236' } = {}) {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Makes a file that was just uploaded. Returns its path. */
export async function incoming(store: FolderMediaStore, content: Uint8Array): Promise<string> {
  const file = await store.newIncoming();
  fs.writeFileSync(file, content);
  return file;
}
