// JavaScript, because scripts/start.mjs loads it: the code that strips types would stay in memory (decision 089).
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const sources = [
  'app',
  'server',
  'scripts/start',
  'db/seed',
  'db/migrations',
  'public',
  'package-lock.json',
  'package.json',
];
const configs = ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'scripts/build'];

/** The file in which a build keeps the hash of its sources. */
export const buildStamp = 'build/source-hash';

/** Returns whether the existing build was made from exactly these sources. */
export function isBuilt() {
  return fs.existsSync(buildStamp) && fs.readFileSync(buildStamp, 'utf8') === sourceHash();
}

/** Returns a hash of all sources of a build, without tests. */
export function sourceHash() {
  const hash = crypto.createHash('sha256');
  for (const file of hashedFiles()) {
    hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function hashedFiles() {
  return [...sources, ...configs].flatMap(filesBelow);
}

/** @param {string} fileOrFolder */
function filesBelow(fileOrFolder) {
  if (!fs.statSync(fileOrFolder).isDirectory()) return [fileOrFolder];
  return fs
    .readdirSync(fileOrFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
