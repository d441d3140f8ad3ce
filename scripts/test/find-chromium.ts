import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run, runTool } from './child-processes.ts';

/** Lists the headless shell first, which needs a third less CPU time for the same pages. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Returns the path of a Chromium for the journeys, and installs one if there is none. Throws an error with advice. */
export async function findChromium(): Promise<string> {
  const configured = process.env['CHROME_PATH'];
  if (configured && !fs.existsSync(configured))
    throw new Error(`CHROME_PATH names ${configured}, which is not there.`);
  const found = configured || findInstalled(names);
  if (found) return found;
  console.log('There is no Chromium on this machine: getting one.');
  return (
    (await installFromDebian()) ??
    (await installWithPlaywright()) ??
    Promise.reject(
      new Error(
        'The journeys need Chromium and could not get one. Install it (Debian: apt-get install chromium), or set CHROME_PATH to its program.',
      ),
    )
  );
}

/** Returns the path of a complete Chromium, for benchmarks. Throws when there is none. */
export function findFullChromium(): string {
  const found = process.env['CHROME_PATH'] || findInstalled(names.slice(1));
  if (!found)
    throw new Error('This needs Chromium. Install it (Debian: apt-get install chromium).');
  return found;
}

function findInstalled(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, chromium.executablePath()].find((file) => fs.existsSync(file));
}

async function installFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
    const found = findInstalled(names);
    if (found) return found;
  }
  return undefined;
}

async function installWithPlaywright(): Promise<string | undefined> {
  await runTool('playwright/cli.js', ['install', 'chromium', '--no-shell']);
  return findInstalled(names);
}
