import fs from 'node:fs';
import { pino } from 'pino';
import { describeError } from './describe-error.server.ts';
import { LineWriter } from './line-writer.server.ts';

type Destination = { write: (line: string) => void };

let destination: Destination = new LineWriter((bytes) => fs.writeSync(1, bytes));

/** Writes one JSON line per entry. Never gets passwords, cookies or addresses. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  },
  { write: (line: string) => destination.write(line) },
);
export type Log = typeof log;

/** Redirects the following lines from standard output, for tests. */
export function sendLogTo(next: Destination): void {
  destination = next;
}
