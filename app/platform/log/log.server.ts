import { pino } from 'pino';
import { describeError } from './describe-error.server.ts';

/** One JSON line for each thing worth telling. Passwords, cookies and addresses are never handed to it. */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});
export type Log = typeof log;
