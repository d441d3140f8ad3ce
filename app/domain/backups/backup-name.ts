import { shortDateTime } from '#domain/kernel/colombo-time.ts';

type Kind = 'shop' | 'demo';

/** sandhi-2026-11-21-0315-1f3a9c.backup.gz: the minute in Colombo, and the beginning of the backup's id. */
export function backupName(kind: Kind, at: Date, id: string): string {
  const [, day, month, year, hour, minute] =
    /^(\d+)\/(\d+)\/(\d+) (\d+):(\d+)$/.exec(shortDateTime(at)) ?? [];
  return `${start(kind)}${year}-${month}-${day}-${hour}${minute}-${id.slice(0, 6)}.backup.gz`;
}

/** Returns whether a file is a backup of this kind of shop. No other file in the folder is ever touched. */
export function isBackupName(kind: Kind, name: string): boolean {
  if (!name.startsWith(start(kind))) return false;
  return /^\d{4}-\d{2}-\d{2}-\d{4}-[\da-f]{6}\.backup\.gz$/.test(name.slice(start(kind).length));
}

function start(kind: Kind): string {
  return kind === 'demo' ? 'sandhi-demo-' : 'sandhi-';
}
