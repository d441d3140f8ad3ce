import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf, randomId, timestamptz } from '#domain/kernel/columns.server.ts';
import { offsiteProblems } from '#platform/backup-offsite/offsite.ts';
import { backupCauses, backupProblems, backupStates, drillProblems } from './backup-run.ts';

/** The backups that were made, and attempts that failed. The files are outside the database. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: randomId(),
    state: text({ enum: backupStates }).notNull(),
    cause: text({ enum: backupCauses }).notNull(),
    startedAt: timestamptz().notNull(),
    finishedAt: timestamptz(),
    /** The name of the file in the folder of backups; set once it is complete. */
    fileName: text(),
    bytes: bigint({ mode: 'number' }),
    /** Counts of what the file contains. */
    rows: bigint({ mode: 'number' }),
    orders: integer(),
    pictures: integer(),
    /** The duration of reading the database, which blocks the shop on the embedded one. */
    readingMs: integer(),
    /** When the file was last read through and found intact. */
    checkedAt: timestamptz(),
    problem: text({ enum: backupProblems }),
    /** When its file had arrived whole on another machine. */
    sentAt: timestamptz(),
    sendTriedAt: timestamptz(),
    sendFailures: integer().notNull().default(0),
    sendProblem: text({ enum: offsiteProblems }),
    /** When its trial restore ran, and the problem that it found. */
    drilledAt: timestamptz(),
    drillProblem: text({ enum: drillProblems }),
  },
  (run) => [
    check('backup_runs_state_known', sql`${run.state} in ${oneOf(backupStates)}`),
    check('backup_runs_cause_known', sql`${run.cause} in ${oneOf(backupCauses)}`),
    check('backup_runs_problem_known', sql`${run.problem} in ${oneOf(backupProblems)}`),
    check('backup_runs_send_problem_known', sql`${run.sendProblem} in ${oneOf(offsiteProblems)}`),
    check('backup_runs_drill_problem_known', sql`${run.drillProblem} in ${oneOf(drillProblems)}`),
    check(
      'backup_runs_done_with_a_file',
      sql`(${run.state} = 'done') = (${run.fileName} is not null)`,
    ),
    index('backup_runs_newest_first').on(run.startedAt.desc()),
  ],
);
