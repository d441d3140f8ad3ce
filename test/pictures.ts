import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { MediaStore } from '#platform/storage/media-store.server.ts';

/** A store of pictures in a folder of its own, which the test removes. */
export function aMediaStore() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-media-'));
  return { store: new MediaStore(folder), remove: () => fs.rmSync(folder, { recursive: true }) };
}

/** A picture of one colour, as a camera may have made it. */
export function aPicture({ width = 400, height = 400, background = '#1f5236' } = {}) {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A file that just came in. */
export async function incoming(store: MediaStore, content: Uint8Array): Promise<string> {
  const place = await store.newIncoming();
  fs.writeFileSync(place, content);
  return place;
}
