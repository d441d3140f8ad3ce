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

/** Returns a hash of all sources of a build, without tests. */
export function sourceHash(): string {
  const hash = crypto.createHash('sha256');
  for (const file of hashedFiles()) {
    hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function hashedFiles(): string[] {
  return [...sources, ...configs].flatMap(filesBelow);
}

function filesBelow(fileOrFolder: string): string[] {
  if (!fs.statSync(fileOrFolder).isDirectory()) return [fileOrFolder];
  return fs
    .readdirSync(fileOrFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
