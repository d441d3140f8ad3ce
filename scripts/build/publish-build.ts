import fs from 'node:fs';
import path from 'node:path';

const dayMs = 24 * 60 * 60_000;
/** How long files of earlier builds stay available to pages that were opened before an update. */
const retentionMs = 30 * dayMs;
const list = 'files.json';

/**
 * Replaces the previous build file by file, so that a shop that runs from that folder never misses one. Files of
 * earlier builds stay for 30 days after the last build that had them.
 */
export function publishBuild(from: string, to: string, now = new Date()): void {
  const files = filesBelow(from).sort(byPublishOrder);
  const before = publishedFiles(to);
  const current = new Set(files);
  for (const file of before) {
    const target = path.join(to, file);
    if (!current.has(file) && fs.existsSync(target)) fs.utimesSync(target, now, now);
  }
  for (const file of files) {
    const target = path.join(to, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(path.join(from, file), target);
  }
  fs.writeFileSync(path.join(to, list), JSON.stringify(files));
  for (const file of builtFiles(to)) {
    const target = path.join(to, file);
    const isOld = fs.statSync(target).mtimeMs < now.getTime() - retentionMs;
    if (isOld && !current.has(file)) fs.rmSync(target);
  }
}

/** Sorts first the files that no other points to yet, and last the server, which points to everything. */
function byPublishOrder(one: string, other: string): number {
  return publishOrder(one) - publishOrder(other);
}

function publishOrder(file: string): number {
  if (file.split(path.sep).includes('assets')) return 0;
  return file.startsWith('server') ? 2 : 1;
}

/** Returns the files of the last build here. Without a list of its files, returns all files that exist. */
function publishedFiles(folder: string): string[] {
  const target = path.join(folder, list);
  if (!fs.existsSync(target)) return builtFiles(folder);
  return JSON.parse(fs.readFileSync(target, 'utf8')) as string[];
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
