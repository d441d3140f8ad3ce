export type { OffsiteProblem } from '#platform/backup-offsite/offsite.ts';

export const backupStates = ['done', 'failed'] as const;
export type BackupState = (typeof backupStates)[number];

/** The trigger of a backup: the schedule, an owner in the panel, or `npm run backup`. */
export const backupCauses = ['nightly', 'owner', 'command'] as const;
export type BackupCause = (typeof backupCauses)[number];

/**
 * The reason for a failure: the shop ended in the meantime, the disk is full, the folder is not writable, a trial
 * restore failed, or another reason that the log names.
 */
export const backupProblems = [
  'interrupted',
  'disk-full',
  'not-writable',
  'not-restorable',
  'failed',
] as const;
export type BackupProblem = (typeof backupProblems)[number];

/**
 * The stored problem of a trial restore. `disagreement`: the restored orders, stock or money break an invariant.
 * `not-tried`: the trial could not start, or could not be completed.
 */
export const drillProblems = ['disagreement', 'not-tried'] as const;
export type DrillProblem = (typeof drillProblems)[number];
