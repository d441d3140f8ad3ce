import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeChecksums } from './checksums.ts';
import { pack } from './pack.ts';
import { signRelease } from './sign-release.ts';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-pack-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const modifiedAtSeconds = 1_796_119_200;

/** Packs files that were made in this order, with these permissions, and at a time that differs with the permissions. */
async function packFolder(parent: string, names: string[], mode: number): Promise<string> {
  const folder = path.join(root, parent, 'sandhi-1.2.0');
  fs.mkdirSync(path.join(folder, 'bin'), { recursive: true, mode });
  for (const name of names) {
    fs.writeFileSync(path.join(folder, name), `content of ${path.basename(name)}\n`, { mode });
    fs.utimesSync(path.join(folder, name), mode, mode);
  }
  writeChecksums(folder);
  const archive = path.join(root, `${parent}.tar.gz`);
  await pack(folder, archive, modifiedAtSeconds);
  return archive;
}

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });

test('the same files give the same bytes wherever and whenever they are packed, and their checksums match', async () => {
  const one = await packFolder('one', ['bin/sandhi', 'start.ts'], 0o755);
  const other = await packFolder('other', ['start.ts', 'bin/sandhi'], 0o700);
  expect(fs.readFileSync(other).equals(fs.readFileSync(one))).toBe(true);

  expect(run('tar', '-tvzf', one, '--numeric-owner')).toMatch(/-rwxr-xr-x 0\/0 .*bin\/sandhi/);
  run('tar', '-xzf', one);
  const folder = path.join(root, 'sandhi-1.2.0');
  expect(run('sh', '-c', `cd "${folder}" && sha256sum -c SHA256SUMS`)).toBe(
    'bin/sandhi: OK\nstart.ts: OK\n',
  );
});

test('a machine with the public key accepts a signed archive, and rejects it once it was changed', async () => {
  const archive = await packFolder('one', ['start.ts'], 0o644);
  expect(await signRelease(archive, undefined)).toMatch(/^NOT SIGNED/);
  expect(fs.existsSync(`${archive}.sig`)).toBe(false);

  run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', 'key');
  expect(await signRelease(archive, path.join(root, 'key'))).toBe(`Signed: ${archive}.sig`);
  const key = fs.readFileSync(path.join(root, 'key.pub'), 'utf8');
  fs.writeFileSync(path.join(root, 'allowed'), `sandhi namespaces="sandhi-release" ${key}`);
  const verify = () => {
    const signer = '-f allowed -I sandhi -n sandhi-release';
    return run('sh', '-c', `ssh-keygen -Y verify ${signer} -s "${archive}.sig" < "${archive}"`);
  };
  expect(verify()).toMatch(/^Good "sandhi-release" signature for sandhi/);
  fs.appendFileSync(archive, ' ');
  expect(verify).toThrow('Command failed');
});
