import fs from 'node:fs';
import type { CheckContext } from './check-context.ts';
import { fetchReadiness } from './fetch-readiness.ts';
import { bad, type Finding, good, warn } from './finding.ts';
import { listBackups } from './list-backups.ts';
import type { Machine } from './machine.ts';

const hourMs = 60 * 60_000;

/**
 * Checks the shop itself: whether it takes orders, starts with the machine, protects its secrets, has a fresh
 * backup and sends it elsewhere.
 */
export async function checkShop({ machine, now }: CheckContext): Promise<Finding[]> {
  const { ready, message } = await fetchReadiness(machine);
  const startsWithMachine = await areEnabled(machine, ['sandhi', 'caddy']);
  const file = machine.at('/etc/sandhi/sandhi.env');
  const isSecret = !fs.existsSync(file) || (fs.statSync(file).mode & 0o007) === 0;
  const environment = machine.environment();
  const { BACKUP_RSYNC_TO: rsync, S3_BACKUP_BUCKET: bucket } = environment;
  return [
    ready
      ? good('shop', 'It takes orders.')
      : bad(
          'shop',
          `It takes no orders: ${message}. See its log: sudo sandhi logs. Start it: sudo systemctl restart sandhi`,
        ),
    startsWithMachine
      ? good('start', 'Shop and web server start with the machine.')
      : warn(
          'start',
          'After a restart of the machine the shop would stay closed. Do: sudo systemctl enable sandhi caddy',
        ),
    isSecret
      ? good('settings', 'Only the shop can read them.')
      : bad(
          'settings',
          'Everybody on this machine can read them. Do: sudo chmod 640 /etc/sandhi/sandhi.env',
        ),
    judgeBackup(listBackups(machine)[0]?.at, now, environment),
    rsync || bucket
      ? good('copies', 'Backups are sent to another machine.')
      : warn(
          'copies',
          'All backups lie on this machine and are lost with it. docs/backup.md says how they are sent elsewhere.',
        ),
  ];
}

/** Asks for each unit by itself: systemctl succeeds as soon as one of several is enabled. */
async function areEnabled(machine: Machine, units: string[]): Promise<boolean> {
  const results = await Promise.all(units.map((unit) => machine.systemctl('is-enabled', unit)));
  return results.every(({ code }) => code === 0);
}

export function judgeBackup(
  newest: Date | undefined,
  now: Date,
  { BACKUP_NIGHTLY: nightly = '' }: Record<string, string> = {},
): Finding {
  if (/^(0|false)$/.test(nightly))
    return good('backup', 'The shop makes none at night, as BACKUP_NIGHTLY says.');
  if (!newest) return warn('backup', 'There is none yet. Make one: sudo sandhi backup');
  const hours = Math.floor((now.getTime() - newest.getTime()) / hourMs);
  if (hours > 36)
    return bad(
      'backup',
      `The newest is ${hours} hours old. The page Backups of the panel says why; make one: sudo sandhi backup`,
    );
  return good('backup', `The newest is ${hours} hours old.`);
}
