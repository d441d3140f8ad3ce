import fs from 'node:fs';
import path from 'node:path';
import { isDemoForced } from '#platform/config/flag.server.ts';
import type { Machine } from './machine.ts';

/** Returns the backups on this machine, newest first. */
export function listBackups(machine: Machine): { file: string; at: Date }[] {
  const folder = backupFolder(machine);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => /\.backup\.gz(\.age)?$/.test(name))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, at: fs.statSync(file).mtime }))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Returns the folder into which the shop writes its backups. */
export function backupFolder(machine: Machine): string {
  return machine.environment()['BACKUP_DIR'] || path.join(dataFolder(machine), 'backups');
}

/** Returns the folder of the shop's own data, or of demo mode: its database, pictures and secret. */
export function dataFolder(machine: Machine): string {
  const environment = machine.environment();
  const dataDir = environment['DATA_DIR'] || path.join(machine.home, 'data');
  return path.join(dataDir, isDemoForced(environment) ? 'demo' : 'shop');
}
