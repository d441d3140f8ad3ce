import fs from 'node:fs';
import path from 'node:path';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import { fetchArchive } from './fetch-archive.ts';
import type { Machine } from './machine.ts';
import { currentRelease, previousRelease, type Release } from './releases.ts';

const neededBytes = 1_000 * 1024 * 1024;

/** Unpacks a release beside the current one. Replaces an unpacked release of the same version, unless it is current. */
export async function unpackRelease(machine: Machine, source: string): Promise<Release> {
  const releases = path.join(machine.home, 'releases');
  const { bavail, bsize } = fs.statfsSync(releases);
  if (bavail * bsize < neededBytes) {
    throw new OperatorProblem(
      'Less than 1000 MB of the disk are free, too few for another version. Make room first.',
    );
  }
  const folder = fs.mkdtempSync(path.join(releases, '.new-'));
  try {
    const archive = await fetchArchive(machine, source, folder);
    const unpacked = await unpack(machine, archive, folder);
    const version = path.basename(unpacked).replace(/^sandhi-/, '');
    const release = { version, folder: path.join(releases, version) };
    if (currentRelease(machine)?.version === version) {
      throw new OperatorProblem(`Version ${version} is in use already. Nothing was changed.`);
    }
    fs.rmSync(release.folder, { recursive: true, force: true });
    fs.renameSync(unpacked, release.folder);
    return release;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function unpack(machine: Machine, archive: string, folder: string): Promise<string> {
  const ran = await machine.run('tar', ['-xzf', archive, '-C', folder, '--no-same-owner']);
  const name = fs.readdirSync(folder).find((name) => name.startsWith('sandhi-'));
  if (ran.code !== 0 || name === undefined) {
    throw new OperatorProblem(`The release could not be unpacked: ${ran.output}`);
  }
  const release = path.join(folder, name);
  const sums = await machine.run('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], {
    cwd: release,
  });
  if (sums.code !== 0)
    throw new OperatorProblem(`Files of the release are not what its list says:\n${sums.output}`);
  return release;
}

/** Removes releases that are neither the current nor the previous one. */
export function removeOldReleases(machine: Machine): void {
  const keptVersions = [currentRelease(machine)?.version, previousRelease(machine)?.version];
  const releases = path.join(machine.home, 'releases');
  for (const name of fs.readdirSync(releases)) {
    if (!keptVersions.includes(name))
      fs.rmSync(path.join(releases, name), { recursive: true, force: true });
  }
}
