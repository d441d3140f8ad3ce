import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';

/**
 * Packs a folder so that the same files give the same bytes: sorted by name, owned by root, writable only for root,
 * all modified at one Unix time. Uses Node's zlib, whose version the lock file pins. Returns the uncompressed bytes.
 */
export async function pack(
  folder: string,
  archive: string,
  modifiedAtSeconds: number,
): Promise<number> {
  const order = ['--sort=name', '--format=gnu', `--mtime=@${modifiedAtSeconds}`];
  const permissions = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  const where = ['-C', path.dirname(folder), path.basename(folder)];
  const tar = spawn('tar', ['-c', ...order, ...permissions, ...where], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const ended = once(tar, 'exit');
  let bytes = 0;
  tar.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const draft = `${archive}.draft`;
  await pipeline(tar.stdout, zlib.createGzip({ level: 9 }), fs.createWriteStream(draft));
  const [code] = await ended;
  if (code !== 0) throw new OperatorProblem(`tar ended with ${code}, so there is no archive.`);
  fs.renameSync(draft, archive);
  return bytes;
}
