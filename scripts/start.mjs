import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

process.env['NODE_ENV'] ??= 'production';

// JavaScript, because the code that strips types would stay in memory; the shop itself runs from its build (decision 089).
if (!fs.existsSync('release.json')) await buildIfNeeded();
const built = pathToFileURL(path.resolve('build/server/index.js')).href;
const { start } = await import(built);
await start();

/** Builds in a separate process, so that its memory is freed. */
async function buildIfNeeded() {
  const { isBuilt } = await import('./build/source-hash.mjs');
  if (isBuilt()) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-needed'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
