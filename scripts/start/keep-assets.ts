import fs from 'node:fs';
import path from 'node:path';
import { assetsFolder } from '#platform/storage/assets-folder.server.ts';
import { publishBuild } from '#scripts/build/publish-build.ts';

const hourMs = 60 * 60_000;

/** Returns whether this folder is an unpacked release, which needs no build. */
export function isRelease(): boolean {
  return fs.existsSync('release.json');
}

/**
 * Adds the scripts and styles of this release to those of other releases, which open pages request for thirty days. If
 * that fails, on a full disk for example, the shop opens without it.
 */
export function keepAssetsForOpenPages(
  dataDir: string,
  own = 'build/client/assets',
  now = new Date(),
): void {
  try {
    publish(own, assetsFolder(dataDir), now);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    console.error(`Pages that stay open during the next update may miss their scripts: ${reason}`);
  }
}

function publish(own: string, target: string, now: Date): void {
  fs.mkdirSync(target, { recursive: true, mode: 0o700 });
  removeLeftovers(target, now);
  const draft = fs.mkdtempSync(path.join(target, 'next-'));
  try {
    fs.cpSync(own, path.join(draft, 'client/assets'), { recursive: true });
    publishBuild(draft, target, now);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/** Deletes leftovers of killed starts, once they are an hour old: another start may share the folder. */
function removeLeftovers(target: string, now: Date): void {
  for (const name of fs.readdirSync(target)) {
    const folder = path.join(target, name);
    const isLeft = name.startsWith('next-') && fs.statSync(folder).mtimeMs < now.getTime() - hourMs;
    if (isLeft) fs.rmSync(folder, { recursive: true, force: true });
  }
}
