import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { MediaStore } from '#platform/storage/media-store.server.ts';

/** Makes a store of pictures in its own folder, which the test removes. */
export function aMediaStore() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-media-'));
  return { store: new MediaStore(folder), remove: () => fs.rmSync(folder, { recursive: true }) };
}

/** Makes a picture of one colour, as a camera may have made it. */
export function aPicture({ width = 400, height = 400, background = '#1f5236' } = {}) {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Makes a file that was just uploaded. */
export async function incoming(store: MediaStore, content: Uint8Array): Promise<string> {
  const place = await store.newIncoming();
  fs.writeFileSync(place, content);
  return place;
}
