import fs from 'node:fs';
import { pino } from 'pino';
import { describeError } from './describe-error.server.ts';
import { LineWriter } from './line-writer.server.ts';

type Destination = { write: (line: string) => void };

let destination: Destination = new LineWriter((bytes) => fs.writeSync(1, bytes));

/** One JSON line for each thing worth telling. Passwords, cookies and addresses are never handed to it. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  },
  { write: (line: string) => destination.write(line) },
);
export type Log = typeof log;

/** Sends the lines that follow somewhere else than to standard output, as tests want it. */
export function sendLogTo(next: Destination): void {
  destination = next;
}
