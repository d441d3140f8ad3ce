import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackupKeys } from '#platform/backup/backup-keys.server.ts';
import { openOffsiteS3 } from '#platform/backup-offsite/offsite-s3.server.ts';
import { S3 } from '#platform/s3/s3.server.ts';
import { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import { formatMediaName } from '#platform/storage/media-name.ts';
import { S3MediaStore } from '#platform/storage/s3-media-store.server.ts';
import { realStorage } from '#test/real-storage.ts';
import { openS3Storage } from '#test/s3-storage.ts';
import { killTool, shopTool } from '#test/shop-tool.ts';

const pictures = 60;
const kind = 'demo';
let folder: string;
let storage: Awaited<ReturnType<typeof openS3Storage>>;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-moved-'));
  storage = await openS3Storage();
});
afterAll(() => {
  storage?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function movedShop(overrides: Record<string, string> = {}) {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = realStorage() ?? storage.config;
  const env = {
    S3_ENDPOINT: endpoint.origin,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    ...overrides,
  };
  return { dataDir: folder, databaseUrl: undefined, env };
}

test('pictures move to S3 and back by a command that is killed midway and started again, and none is lost', async () => {
  const here = new FolderMediaStore(path.join(folder, kind));
  const names = Array.from({ length: pictures }, () =>
    formatMediaName({ id: randomUUID(), width: 480 }),
  );
  for (const name of names) await here.write(name, Buffer.from(`content of ${name}`));
  const s3 = new S3(realStorage() ?? storage.config);
  const store = new S3MediaStore({ s3, kind, folder: here });
  const expectEveryPicture = async () => {
    for (const name of names) {
      const file = await store.open(name);
      expect(file && (await text(file.content))).toBe(`content of ${name}`);
    }
  };

  await killTool(movedShop(), ['storage', 'move-to-s3']);
  await expectEveryPicture();
  const left = (await here.list()).length;
  expect(left).toBeGreaterThan(0);
  const moved = await shopTool(movedShop(), 'storage', ['move-to-s3']);
  expect(moved).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Moved ${left} pictures`),
  });
  expect(await here.list()).toEqual([]);
  await expectEveryPicture();

  const early = await shopTool(movedShop(), 'storage', ['move-back']);
  expect(early).toMatchObject({ code: 1, output: expect.stringContaining('S3_MOVING_BACK=1') });
  const back = { S3_MOVING_BACK: '1' };
  await killTool(movedShop(back), ['storage', 'move-back']);
  await expectEveryPicture();
  const returned = await shopTool(movedShop(back), 'storage', ['move-back']);
  expect(returned.code, returned.output).toBe(0);
  expect((await here.list()).length).toBe(pictures);
  await expectEveryPicture();

  const wrong = await shopTool(movedShop({ S3_SECRET_ACCESS_KEY: 'x' }), 'storage', ['move-to-s3']);
  expect(wrong).toMatchObject({
    code: 1,
    output: expect.stringContaining('Compare S3_ACCESS_KEY_ID'),
  });
  expect((await shopTool(movedShop(), 'storage', ['move'])).code).toBe(2);
});

test('a command lists a backup that was sent into a bucket, and downloads it byte by byte', async () => {
  const { publicKey } = await makeBackupKeys();
  const { bucket } = realStorage() ?? storage.config;
  const at = movedShop({ S3_BACKUP_BUCKET: bucket, BACKUP_KEY: publicKey });
  const name = 'sandhi-demo-2026-11-01-0315-0a1b2c.backup.gz.age';
  const file = path.join(folder, name);
  fs.writeFileSync(file, Buffer.alloc(300_000, 7));
  const offsite = openOffsiteS3(realStorage() ?? storage.config);
  await offsite.send(file, new AbortController().signal);
  const listed = await shopTool(at, 'storage', ['backups']);
  expect(listed).toMatchObject({ code: 0, output: expect.stringContaining(name) });
  const into = path.join(folder, 'fetched');
  const fetched = await shopTool(at, 'storage', ['fetch-backup', into]);
  expect(fetched).toMatchObject({ code: 0, output: expect.stringContaining('npm run restore') });
  expect(fs.readFileSync(path.join(into, name)).equals(fs.readFileSync(file))).toBe(true);
  const missing = await shopTool(at, 'storage', ['fetch-backup', into, 'another']);
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('no such backup') });
  await offsite.remove([name], new AbortController().signal);
});
