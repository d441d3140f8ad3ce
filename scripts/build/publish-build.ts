import fs from 'node:fs';
import path from 'node:path';

const dayMs = 24 * 60 * 60_000;
/** How long pages that were opened before an update find the files that they request later. */
const keptMs = 30 * dayMs;
const list = 'files.json';

/**
 * Replaces the previous build file by file, so that a shop that runs from that folder misses none at any moment. Files of
 * earlier builds stay for 30 days after the last build that had them.
 */
export function publishBuild(from: string, to: string, now = new Date()): void {
  const fresh = filesBelow(from).sort(byTurn);
  const before = publishedFiles(to);
  const isFresh = new Set(fresh);
  for (const file of before) {
    const place = path.join(to, file);
    if (!isFresh.has(file) && fs.existsSync(place)) fs.utimesSync(place, now, now);
  }
  for (const file of fresh) {
    const place = path.join(to, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.renameSync(path.join(from, file), place);
  }
  fs.writeFileSync(path.join(to, list), JSON.stringify(fresh));
  for (const file of builtFiles(to)) {
    const place = path.join(to, file);
    const isOld = fs.statSync(place).mtimeMs < now.getTime() - keptMs;
    if (isOld && !isFresh.has(file)) fs.rmSync(place);
  }
}

/** Files that nothing points to yet come first; the server, which points to everything, comes last. */
function byTurn(one: string, other: string): number {
  return turnOf(one) - turnOf(other);
}

function turnOf(file: string): number {
  if (file.split(path.sep).includes('assets')) return 0;
  return file.startsWith('server') ? 2 : 1;
}

/** Returns the files of the last build here. A build without a list counts as all that is there. */
function publishedFiles(folder: string): string[] {
  const place = path.join(folder, list);
  if (!fs.existsSync(place)) return builtFiles(folder);
  return JSON.parse(fs.readFileSync(place, 'utf8')) as string[];
}

function builtFiles(folder: string): string[] {
  return ['client', 'server']
    .filter((part) => fs.existsSync(path.join(folder, part)))
    .flatMap((part) => filesBelow(path.join(folder, part)).map((file) => path.join(part, file)));
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
