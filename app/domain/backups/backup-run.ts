export const backupStates = ['done', 'failed'] as const;
export type BackupState = (typeof backupStates)[number];

/** What set a backup going: the clock, an owner in the panel, or `npm run backup`. */
export const backupCauses = ['nightly', 'owner', 'command'] as const;
export type BackupCause = (typeof backupCauses)[number];

/** Why there is no file: the shop ended meanwhile, the disk is full, the folder takes nothing, or what the log says. */
export const backupProblems = ['interrupted', 'disk-full', 'not-writable', 'failed'] as const;
export type BackupProblem = (typeof backupProblems)[number];
