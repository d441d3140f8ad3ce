import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, randomId } from '#domain/kernel/columns.server.ts';
import { backupCauses, backupProblems, backupStates } from './backup-run.ts';

const oneOf = (values: readonly string[]) =>
  sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`);

/** Each time that the shop was copied into a file, or could not be. The files lie outside the database. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: randomId(),
    state: text({ enum: backupStates }).notNull(),
    cause: text({ enum: backupCauses }).notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    /** The name of the file in the folder of backups; set once it is whole. */
    fileName: text(),
    bytes: bigint({ mode: 'number' }),
    /** What the file holds. */
    rows: bigint({ mode: 'number' }),
    orders: integer(),
    pictures: integer(),
    /** How long the database was read, which on the embedded one holds up the shop. */
    readingMs: integer(),
    /** When the file was last read through and found whole. */
    checkedAt: moment(),
    problem: text({ enum: backupProblems }),
  },
  (run) => [
    check('backup_runs_state_known', sql`${run.state} in ${oneOf(backupStates)}`),
    check('backup_runs_cause_known', sql`${run.cause} in ${oneOf(backupCauses)}`),
    check('backup_runs_problem_known', sql`${run.problem} in ${oneOf(backupProblems)}`),
    check(
      'backup_runs_done_with_a_file',
      sql`(${run.state} = 'done') = (${run.fileName} is not null)`,
    ),
    index('backup_runs_newest_first').on(run.startedAt.desc()),
  ],
);
