import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import { isFullRun } from '#test/full-run.ts';
import { hostilePdfs } from '#test/hostile-pdfs.ts';
import { prepareSlip } from './prepare-slip.server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'slips-'));
const store = new FolderMediaStore(folder);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function prepare(content: Buffer) {
  const filePath = await store.newIncoming();
  fs.writeFileSync(filePath, content);
  try {
    return await prepareSlip(filePath, store);
  } finally {
    fs.rmSync(filePath);
  }
}

test('each of more than twenty hostile PDFs is refused, converted to a picture, or stored unchanged', async () => {
  const hostile = Object.entries(await hostilePdfs());
  expect(hostile.length).toBeGreaterThan(20);
  for (const [what, { content, expected }] of hostile.filter(
    (_, index) => isFullRun || index % 4 === 0,
  )) {
    const slip = await prepare(content);
    expect(slip.ok ? slip.value.kind : slip.refusal.code, what).toBe(expected);
    if (!slip.ok || expected !== 'pdf') continue;
    expect(Buffer.from(slip.value.content, 'base64').equals(content), what).toBe(true);
    expect(slip.value, what).toMatchObject({
      width: null,
      bytes: content.length,
      digest: createHash('sha256').update(content).digest('hex'),
    });
  }
  expect(fs.readdirSync(path.join(folder, 'media', 'incoming'))).toEqual([]);
});

test('a picture is re-encoded without its location, and the same picture has the same digest', async () => {
  const exifOfPhone = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '6/1 55/1 0/1' } };
  const photo = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#a32' },
  })
    .withExif(exifOfPhone)
    .jpeg()
    .toBuffer();
  const [one, other] = await Promise.all([prepare(photo), prepare(photo)]);
  if (!one.ok || !other.ok) throw new Error('The picture was refused.');
  expect(one.value).toMatchObject({ kind: 'picture', width: 400, height: 300 });
  expect(one.value.digest).toBe(other.value.digest);
  const { format, exif } = await sharp(Buffer.from(one.value.content, 'base64')).metadata();
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
});
