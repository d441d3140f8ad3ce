import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { writeChecksums } from './checksums.ts';
import { type Commit, checkOut, requireCleanCommit } from './clean-commit.ts';
import { layOut } from './lay-out.ts';
import { pack } from './pack.ts';
import { copyPackages, productionPackages } from './production-packages.ts';
import { runIn } from './run-in.ts';

export type Release = {
  archive: string;
  sha256: string;
  megabytes: number;
  unpackedMegabytes: number;
};

const megabyte = 1024 * 1024;

/** Builds the last commit in a separate folder and packs it. Throws an OperatorProblem if that fails. */
export async function makeRelease(out: string): Promise<Release> {
  const commit = requireCleanCommit();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-release-'));
  try {
    const source = path.join(folder, 'source');
    const name = `sandhi-${commit.version}`;
    checkOut(commit, source);
    await build(source);
    const target = path.join(folder, name);
    await fillRelease(source, target, commit);
    fs.mkdirSync(out, { recursive: true });
    const archive = path.join(out, `${name}-${platform()}.tar.gz`);
    const unpackedBytes = await pack(target, archive, commit.committedAtSeconds);
    const sha256 = await digest(archive);
    fs.writeFileSync(`${archive}.sha256`, `${sha256}  ${path.basename(archive)}\n`);
    const megabytes = Math.round(fs.statSync(archive).size / megabyte);
    return { archive, sha256, megabytes, unpackedMegabytes: Math.round(unpackedBytes / megabyte) };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function build(source: string): Promise<void> {
  console.log('Fetching the packages of the lock file.');
  await runIn(source, 'npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline']);
  console.log('Building the shop.');
  await runIn(source, 'npm', ['run', 'build']);
}

async function fillRelease(source: string, target: string, commit: Commit): Promise<void> {
  console.log('Laying out the release.');
  const packages = productionPackages(source);
  await layOut(source, target);
  copyPackages(source, target, packages);
  const assets = fs.readdirSync(path.join(target, 'build/client/assets')).sort();
  const { version, commit: hash, committedAtSeconds } = commit;
  const date = new Date(committedAtSeconds * 1000).toISOString();
  const about = { version, commit: hash, date, platform: platform(), assets };
  fs.writeFileSync(path.join(target, 'release.json'), `${JSON.stringify(about, undefined, 2)}\n`);
  await writeBillOfMaterials({ source, target, packages, commit });
  writeChecksums(target);
}

/** Returns the platform of this machine, the only one on which the release runs: its packages contain native programs. */
function platform(): string {
  return `${process.platform}-${process.arch}`;
}

async function digest(file: string): Promise<string> {
  const hash = crypto.createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}
