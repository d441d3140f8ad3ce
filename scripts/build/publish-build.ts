import fs from 'node:fs';
import path from 'node:path';

const dayMs = 24 * 60 * 60_000;
/** How long files of earlier builds stay available to pages that were opened before an update. */
const retentionMs = 30 * dayMs;
const listFileName = 'files.json';

/**
 * Replaces the previous build file by file, so that a shop that runs from that folder never misses one. Files of
 * earlier builds stay for 30 days after the build that replaced them.
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
  writeList(to, files);
  for (const file of builtFiles(to)) {
    const target = path.join(to, file);
    const isOld = fs.statSync(target).mtimeMs < now.getTime() - retentionMs;
    if (isOld && !current.has(file)) fs.rmSync(target);
  }
}

/** Sorts assets first, as nothing published refers to them yet, and the server last, as it refers to everything. */
function byPublishOrder(one: string, other: string): number {
  return publishOrder(one) - publishOrder(other);
}

function publishOrder(file: string): number {
  if (file.split(path.sep).includes('assets')) return 0;
  return file.startsWith('server') ? 2 : 1;
}

/** Replaces the list as a whole: a process that is killed leaves the previous one. */
function writeList(folder: string, files: string[]): void {
  const draft = path.join(folder, `${listFileName}.draft`);
  fs.writeFileSync(draft, JSON.stringify(files));
  fs.renameSync(draft, path.join(folder, listFileName));
}

/** Returns the files of the last build here. Without a list that can be read, returns all files that exist. */
function publishedFiles(folder: string): string[] {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, listFileName), 'utf8')) as string[];
  } catch {
    return builtFiles(folder);
  }
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
