import fs from 'node:fs';
import path from 'node:path';
import { runIn } from './run-in.ts';

/** Matches the folders and files that a running shop, its commands and its owner need; some folders also contain tests. */
const released =
  /^(app|server|db|public|scripts|assets|bin|deploy|docs|licenses)\/|^(package(-lock)?\.json|[A-Z]+(\.md)?)$/;
/** Matches the tests and development tools that `released` matches too. */
const notReleased =
  /\.test\.tsx?$|^scripts\/(bench|check|faults|lock|release|screenshots|test)\/|^CONTRIBUTING\.md$/;

/** Copies the committed files of a release and the build, but not `files.json` and `source-hash`, which only builds read. */
export async function layOut(source: string, target: string): Promise<void> {
  const committed = (await runIn(source, 'git', ['ls-files', '-z'])).split('\0');
  for (const file of committed.filter(isReleased)) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.copyFileSync(path.join(source, file), path.join(target, file));
  }
  for (const part of ['client', 'server', 'empty-database']) {
    fs.cpSync(path.join(source, 'build', part), path.join(target, 'build', part), {
      recursive: true,
    });
  }
}

function isReleased(file: string): boolean {
  return released.test(file) && !notReleased.test(file);
}
