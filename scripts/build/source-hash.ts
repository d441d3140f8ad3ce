import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const sources = [
  'app',
  'server',
  'db/seed',
  'db/migrations',
  'public',
  'package-lock.json',
  'package.json',
];
const configs = ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'scripts/build'];

/** Hashes all sources of a build, without tests. */
export function sourceHash(): string {
  const hash = crypto.createHash('sha256');
  for (const file of [...sources, ...configs].flatMap(filesBelow)) {
    hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(place: string): string[] {
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
