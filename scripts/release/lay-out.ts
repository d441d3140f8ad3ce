import fs from 'node:fs';
import path from 'node:path';
import { runIn } from './run-in.ts';

/** Matches the files that a running shop, its commands and its owner need, without tests and development tools. */
const released =
  /^(app|server|db|public|scripts|assets|bin|deploy|docs|licenses)\/|^(package(-lock)?\.json|[A-Z]+(\.md)?)$/;
const notReleased =
  /\.test\.tsx?$|^scripts\/(bench|check|faults|lock|release|screenshots|test)\/|^CONTRIBUTING\.md$/;

/** Copies the committed files of a release, and the build without the files that only a later build reads. */
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
