import { z } from 'zod';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';

/**
 * A backup is gzipped lines: `[` begins a row, its columns written by the database as text or null so that no number or
 * time is ever parsed; `"` begins a piece of a file in base64; `{` begins a control line, in JSON.
 */
export const backupFormat = 1;

const migration = z.object({ when: z.string(), hash: z.string() });
const column = z.object({ name: z.string(), type: z.string() });
const sha256 = z.string().length(64);

const header = z.object({
  is: z.literal('backup'),
  format: z.literal(backupFormat),
  app: z.string(),
  /** Demo mode keeps its data apart from a real shop's. */
  kind: z.enum(['shop', 'demo']),
  at: z.string(),
  /** The migrations that made the tables, oldest first. */
  migrations: z.array(migration).min(1),
  /** The fingerprint of the secret: recognizes the same secret without revealing it. */
  secretMark: z.string(),
  /** The secret itself, if the shop generated it because AUTH_SECRET was not set. */
  secret: z.string().optional(),
});

const controlLine = z.discriminatedUnion('is', [
  header,
  z.object({ is: z.literal('table'), name: z.string(), columns: z.array(column).min(1) }),
  z.object({ is: z.literal('table-end'), name: z.string(), rows: z.number(), sha256 }),
  z.object({ is: z.literal('sequence'), name: z.string(), last: z.string() }),
  z.object({ is: z.literal('file'), name: z.string() }),
  z.object({ is: z.literal('file-end'), name: z.string(), bytes: z.number(), sha256 }),
  z.object({ is: z.literal('end'), tables: z.number(), files: z.number(), sha256 }),
]);

export type Column = z.output<typeof column>;
export type BackupHeader = z.output<typeof header>;
export type ControlLine = z.output<typeof controlLine>;

/** Thrown for a file or a target that cannot be restored; its message says what to do. */
export class BackupRefused extends OperatorProblem {}

export function writeControl(line: ControlLine): string {
  return `${JSON.stringify(line)}\n`;
}

export function readControl(text: string): ControlLine | undefined {
  try {
    return controlLine.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const anyHeader = z.object({ is: z.literal('backup'), format: z.number(), app: z.string() });

/** Reads the first line; refuses other formats and files that are no backup. */
export function readHeader(text: string): BackupHeader {
  const line = readControl(text);
  if (line?.is === 'backup') return line;
  const other = parseAnyHeader(text);
  if (!other || other.format === backupFormat) {
    throw new BackupRefused('This file is no backup of Sandhi, or its beginning is damaged.');
  }
  throw new BackupRefused(
    `This backup has format ${other.format} and this version of Sandhi reads format ${backupFormat}. Restore it with Sandhi ${other.app}, which made it.`,
  );
}

function parseAnyHeader(text: string) {
  try {
    return anyHeader.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
