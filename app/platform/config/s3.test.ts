import { expect, test } from 'vitest';
import { makeBackupKeys } from '#platform/backup/backup-keys.server.ts';
import { problemsOf } from '#test/config-problems.ts';
import { readConfig } from './config.server.ts';

const completeGroup = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'sandhi-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'word',
};

test('a complete group of variables configures the bucket, in path style by default', () => {
  expect(readConfig(completeGroup)).toMatchObject({
    demo: false,
    s3: { bucket: 'sandhi-files', region: 'us-east-1', pathStyle: true },
    isMovingBackFromS3: false,
  });
  expect(readConfig({ ...completeGroup, S3_PATH_STYLE: '0' }).s3?.pathStyle).toBe(false);
  expect(readConfig({}).s3).toBeUndefined();
});

test('S3 may hold backups alone, which must be encrypted, and rsync cannot be set beside it', async () => {
  const { S3_BUCKET: _, ...withoutBucket } = completeGroup;
  const key = { BACKUP_KEY: (await makeBackupKeys()).publicKey };
  const backups = { ...withoutBucket, S3_BACKUP_BUCKET: 'sandhi-backups' };
  const config = readConfig({ ...backups, ...key });
  expect([config.s3, config.backupS3?.bucket]).toEqual([undefined, 'sandhi-backups']);
  expect(problemsOf(backups)).toEqual([expect.stringContaining('BACKUP_KEY: is needed')]);
  const both = { ...backups, ...key, BACKUP_RSYNC_TO: '/mnt/usb/sandhi' };
  expect(problemsOf(both)).toEqual([expect.stringContaining('one way too many')]);
  expect(problemsOf(withoutBucket)).toEqual([expect.stringContaining('S3_BUCKET: name a bucket')]);
});

test('an incomplete group, an unknown variable, a path in the URL or an invalid bucket name is refused, and the message names each variable concerned', () => {
  const variablesIn = (set: Record<string, string>) =>
    problemsOf(set)
      .map((problem) => /- (\w+):/.exec(problem)?.[1])
      .sort();
  expect(variablesIn({ S3_REGION: 'eu', S3_KEY: 'x' })).toEqual([
    'S3_ACCESS_KEY_ID',
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_KEY',
    'S3_SECRET_ACCESS_KEY',
  ]);
  expect(variablesIn({ ...completeGroup, S3_ENDPOINT: 'https://s3.example.com/sandhi' })).toEqual([
    'S3_ENDPOINT',
  ]);
  expect(variablesIn({ ...completeGroup, S3_BUCKET: 'a/b' })).toEqual(['S3_BUCKET']);
});
