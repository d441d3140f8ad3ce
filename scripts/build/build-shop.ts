import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress-files.ts';
import { lightenRouteManifests } from './lighten-route-manifests.ts';
import { publishBuild } from './publish-build.ts';
import { buildStamp, isBuilt, sourceHash } from './source-hash.mjs';

const hourMs = 60 * 60_000;

/** Builds the shop unless the existing build was made from exactly these sources. */
export async function buildIfNeeded(): Promise<void> {
  if (isBuilt()) return;
  console.log('Building the shop. This happens once after each change of the code.');
  await buildShop();
}

/**
 * Builds into its own folder and publishes the result, so that a shop that runs here is not disturbed. A build that
 * fails leaves the previous one as it was.
 */
export async function buildShop(): Promise<void> {
  const folder = `build/next-${process.pid}`;
  removeLeftovers();
  try {
    const hash = sourceHash();
    await run(fs.realpathSync('node_modules/.bin/react-router'), ['build'], {
      SANDHI_BUILD_FOLDER: folder,
    });
    removeDraftPath(folder);
    await run('scripts/build/make-empty-database.ts', []);
    lightenRouteManifests(`${folder}/client/assets`);
    await compressFiles(`${folder}/client`);
    fs.rmSync(buildStamp, { force: true });
    publishBuild(folder, 'build');
    fs.writeFileSync(buildStamp, hash);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Replaces the temporary folder's path in the server by the published one, so that equal sources give equal bytes. */
function removeDraftPath(folder: string): void {
  const server = path.join(folder, 'server/index.js');
  fs.writeFileSync(server, fs.readFileSync(server, 'utf8').replaceAll(`"${folder}/`, '"build/'));
}

/** Deletes folders older than an hour, which killed builds left: no build takes that long. */
function removeLeftovers(): void {
  if (!fs.existsSync('build')) return;
  for (const name of fs.readdirSync('build')) {
    const folder = `build/${name}`;
    const isLeft = name.startsWith('next-') && fs.statSync(folder).mtimeMs < Date.now() - hourMs;
    if (isLeft) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function run(script: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`Building the shop failed, with exit code ${code}.`));
    });
  });
}
