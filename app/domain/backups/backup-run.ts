export type { AwayProblem } from '#platform/backup-away/away.ts';

export const backupStates = ['done', 'failed'] as const;
export type BackupState = (typeof backupStates)[number];

/** What started a backup: the clock, an owner in the panel, or `npm run backup`. */
export const backupCauses = ['nightly', 'owner', 'command'] as const;
export type BackupCause = (typeof backupCauses)[number];

/**
 * Why there is no file: the shop ended in the meantime, the disk is full, the folder is not writable, a trial could not
 * restore it, or what the log says.
 */
export const backupProblems = [
  'interrupted',
  'disk-full',
  'not-writable',
  'not-restorable',
  'failed',
] as const;
export type BackupProblem = (typeof backupProblems)[number];

/** What a restore on trial found: orders, stock or money that disagree; or that it could not be tried at all. */
export const drillProblems = ['disagreement', 'not-tried'] as const;
export type DrillProblem = (typeof drillProblems)[number];
