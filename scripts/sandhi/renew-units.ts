import fs from 'node:fs';
import path from 'node:path';
import type { Machine } from './machine.ts';
import type { Release } from './releases.ts';

const unitNames = ['sandhi.service', 'sandhi.socket'] as const;
type Unit = { name: (typeof unitNames)[number]; file: string; earlier: string };

/** `isSocketNew`: the shop and its socket have to stop first, because systemd changes no socket of a running shop. */
export type RenewedUnits = { isSocketNew: boolean; putBack: () => Promise<void> };

/**
 * Writes the systemd units of a release over those that install.sh has written, and keeps the earlier ones beside them.
 * Leaves a machine without units as it is. What `systemctl edit` has added stays.
 */
export async function renewUnits(machine: Machine, release: Release): Promise<RenewedUnits> {
  const renewed: Unit[] = [];
  for (const name of unitNames) {
    const file = machine.at(`/etc/systemd/system/${name}`);
    const text = unitOf(machine, release, name);
    if (text === undefined || !fs.existsSync(file)) continue;
    const earlier = fs.readFileSync(file, 'utf8');
    if (earlier === text) continue;
    const isWritten = tryTo(machine, file, () => {
      write(`${file}.before`, earlier);
      write(file, text);
    });
    if (!isWritten) continue;
    renewed.push({ name, file, earlier });
    machine.say(`${file} is now that of version ${release.version}. Before: ${file}.before`);
  }
  if (renewed.length > 0) await machine.systemctl('daemon-reload');
  return {
    isSocketNew: renewed.some(({ name }) => name === 'sandhi.socket'),
    putBack: async () => {
      for (const { file, earlier } of renewed) tryTo(machine, file, () => write(file, earlier));
      if (renewed.length > 0) await machine.systemctl('daemon-reload');
    },
  };
}

/** Returns a unit of a release as install.sh writes it: the socket with the port of the settings. */
function unitOf(machine: Machine, { folder }: Release, name: Unit['name']): string | undefined {
  const file = path.join(folder, 'deploy', name);
  if (!fs.existsSync(file)) return undefined;
  const port = machine.environment()['PORT'] || '3000';
  const text = fs.readFileSync(file, 'utf8');
  return text.replace(/^ListenStream=127\.0\.0\.1:3000$/m, `ListenStream=127.0.0.1:${port}`);
}

/** Prints the reason where a unit cannot be written, because the shop has to open with the one that is there. */
function tryTo(machine: Machine, file: string, writeFiles: () => void): boolean {
  try {
    writeFiles();
    return true;
  } catch (thrown) {
    machine.say(`${file} stays as it is: ${(thrown as Error).message}`);
    return false;
  }
}

/** Exchanges the file by renaming, so that a power failure leaves no half of it. */
function write(file: string, text: string): void {
  const draft = `${file}.draft`;
  fs.writeFileSync(draft, text);
  fs.chmodSync(draft, 0o644);
  fs.renameSync(draft, file);
}
