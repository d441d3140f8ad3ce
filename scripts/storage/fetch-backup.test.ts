import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { backupsFolder } from '#platform/backup-offsite/offsite-s3.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import { S3 } from '#platform/s3/s3.server.ts';
import { openS3Storage } from '#test/s3-storage.ts';
import { fetchBackup } from './fetch-backup.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-fetched-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a download of a backup that breaks off throws an S3Error, leaves no file, and succeeds the next time', async () => {
  const storage = await openS3Storage();
  onTestFinished(storage.close);
  const name = 'sandhi-2026.backup.gz.age';
  const file = path.join(folder, 'made');
  fs.writeFileSync(file, 'a whole backup');
  await new S3(storage.config).put(backupsFolder + name, file);
  fs.rmSync(file);

  const fetching = () => fetchBackup({ backupS3: storage.config } as Config, { folder, name });
  storage.setFault((request, response) => {
    if (!request.url?.includes(name)) return false;
    response.writeHead(200, { 'Content-Length': 14 });
    response.write('a whole', () => response.destroy());
    return true;
  });
  await expect(fetching()).rejects.toMatchObject({ name: 'S3Error', code: 'unreachable' });
  expect(fs.readdirSync(folder)).toEqual([]);

  storage.setFault();
  expect(await fetching()).toMatchObject({ ok: true });
  expect(fs.readFileSync(path.join(folder, name), 'utf8')).toBe('a whole backup');
});

test('without a name the newest backup of a real shop is downloaded, not that of a demo shop', async () => {
  const storage = await openS3Storage();
  onTestFinished(storage.close);
  const s3 = new S3(storage.config);
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'made');
  fs.writeFileSync(file, 'a whole backup');
  const names = [
    'sandhi-2026-11-20-0315-0a1b2c.backup.gz.age',
    'sandhi-2026-11-21-0315-0a1b2c.backup.gz.age',
    'sandhi-demo-2026-11-22-0315-0a1b2c.backup.gz.age',
  ];
  for (const name of names) await s3.put(backupsFolder + name, file);
  fs.rmSync(file);

  const config = { backupS3: storage.config, demo: false } as Config;
  expect(await fetchBackup(config, { folder, name: undefined })).toMatchObject({ ok: true });
  expect(fs.readdirSync(folder)).toEqual([names[1]]);
});
