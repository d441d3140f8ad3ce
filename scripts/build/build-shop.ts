import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { compressFiles } from './compress-files.ts';
import { lightenRouteList } from './lighten-route-list.ts';
import { sourceHash } from './source-hash.ts';

const stamp = 'build/source-hash';

/** Builds the shop unless the build that is there was made of exactly these sources. */
export async function buildIfNeeded(): Promise<void> {
  const built = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : undefined;
  if (built === sourceHash()) return;
  console.log('Building the shop. This happens once after each change of the code.');
  await buildShop();
}

export async function buildShop(): Promise<void> {
  fs.rmSync(stamp, { force: true });
  const hash = sourceHash();
  await run('node_modules/.bin/react-router', ['build']);
  lightenRouteList('build/client/assets');
  await compressFiles('build/client');
  fs.writeFileSync(stamp, hash);
}

function run(command: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [fs.realpathSync(command), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(said));
      reject(new Error(`Building the shop failed, with exit code ${code}.`));
    });
  });
}
