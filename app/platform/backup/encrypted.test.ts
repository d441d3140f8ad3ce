import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOperatorProblem } from '#platform/config/operator-problem.server.ts';
import { aFolderWithPicture, backUp } from '#test/backup-file.ts';
import { emptyDatabase } from '#test/database.ts';
import { isFullRun } from '#test/full-run.ts';
import { type BackupFile, isEncrypted } from './backup-file.server.ts';
import { makeBackupKeys, readPrivateKey } from './backup-keys.server.ts';
import { encryptBackup } from './encrypt-backup.server.ts';
import { verifyBackup } from './verify-backup.server.ts';

let target: Awaited<ReturnType<typeof aFolderWithPicture>>;
let keys: Awaited<ReturnType<typeof makeBackupKeys>>;
let encrypted: { filePath: string; privateKey: string };

beforeAll(async () => {
  target = await aFolderWithPicture();
  await backUp(await emptyDatabase(), target.file, target.store);
  keys = await makeBackupKeys();
  encrypted = { filePath: `${target.file}.age`, privateKey: keys.privateKey };
  await encryptBackup(target.file, { to: encrypted.filePath, publicKey: keys.publicKey });
});
afterAll(() => target.remove());

async function refusalOf(file: BackupFile): Promise<string> {
  const thrown = await verifyBackup(file).then(
    () => new Error('It was opened.'),
    (error: unknown) => error,
  );
  if (!isOperatorProblem(thrown)) throw thrown;
  return thrown.message;
}

test('an encrypted backup opens with its private key, and has the content of the unencrypted one', async () => {
  expect(await isEncrypted(encrypted.filePath)).toBe(true);
  expect(await isEncrypted(target.file)).toBe(false);
  expect(await verifyBackup(encrypted)).toEqual(await verifyBackup(target.file));
  expect(fs.statSync(encrypted.filePath).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(target.folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

test('an encrypted backup is refused with a message if the key is missing or wrong, or the file was cut or changed', async () => {
  const other = await makeBackupKeys();
  expect(await refusalOf({ ...encrypted, privateKey: other.privateKey })).toContain(
    'This private key does not open this backup',
  );
  expect(await refusalOf(encrypted.filePath)).toContain('no backup of Sandhi');
  expect(await refusalOf({ ...encrypted, filePath: `${encrypted.filePath}x` })).toContain(
    'no file',
  );

  const whole = fs.readFileSync(encrypted.filePath);
  const damaged = path.join(target.folder, 'damaged.age');
  for (const share of [0, 0.05, 0.3, 0.9, 0.9999]) {
    fs.writeFileSync(damaged, whole.subarray(0, Math.floor(whole.length * share)));
    expect(await refusalOf({ ...encrypted, filePath: damaged })).toMatch(/cut off|damaged/);
  }
  for (let index = 3; index < whole.length; index += Math.ceil(whole.length / 12)) {
    const flipped = Buffer.from(whole);
    flipped[index] = (flipped[index] ?? 0) ^ 1;
    fs.writeFileSync(damaged, flipped);
    expect(await refusalOf({ ...encrypted, filePath: damaged })).toMatch(
      /cut off|damaged|not open/,
    );
  }
});

test('a private key is read as pasted, in lower case, or from the file of a tool; a mistyped key is refused', async () => {
  const { privateKey } = keys;
  const file = `# created: 2026-11-21\n# public key: ${keys.publicKey}\n${privateKey}\n`;
  for (const written of [privateKey, ` ${privateKey.toLowerCase()}\r\n`, file]) {
    expect(await readPrivateKey(written)).toBe(privateKey);
  }
  await expect(readPrivateKey(keys.publicKey)).rejects.toThrow('There is no private key');
  await expect(readPrivateKey(`${privateKey}Q`)).rejects.toThrow('is wrong or missing');
});

test('an encryption that is stopped leaves no file', async () => {
  const to = path.join(target.folder, 'stopped.age');
  const signal = AbortSignal.abort();
  await expect(
    encryptBackup(target.file, { to, publicKey: keys.publicKey, signal }),
  ).rejects.toThrow();
  expect(fs.readdirSync(target.folder).filter((name) => name.startsWith('stopped'))).toEqual([]);
});

const hasAge = spawnSync('age', ['--version']).status === 0;

test.each(isFullRun && hasAge ? ['age'] : [])(
  'the program %s decrypts a backup of the shop, and the shop a backup that the program encrypted',
  async (age) => {
    const keyFile = path.join(target.folder, 'key.txt');
    fs.writeFileSync(keyFile, `${keys.privateKey}\n`, { mode: 0o600 });
    const opened = execFileSync(age, ['-d', '-i', keyFile, encrypted.filePath]);
    expect(opened.equals(fs.readFileSync(target.file))).toBe(true);

    const theirs = path.join(target.folder, 'theirs.age');
    execFileSync(age, ['-r', keys.publicKey, '-o', theirs, target.file]);
    expect(await verifyBackup({ ...encrypted, filePath: theirs })).toEqual(
      await verifyBackup(target.file),
    );
  },
);

test.each(isFullRun && !hasAge ? ['age'] : [])(
  'not checked on a machine without %s: the program decrypts a backup of the shop',
  () => undefined,
);
