import fs from 'node:fs';
import { type Lock, missingPlatforms } from './lock/missing-platforms.ts';

const file = 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(file, 'utf8')) as Lock;
const missing = missingPlatforms(lock);
for (const { name, entry } of missing) lock.packages[`node_modules/${name}`] = entry;
const sorted = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1));
fs.writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
console.log(`Named ${missing.length} builds for other systems in ${file}.`);
