import { pino } from 'pino';

/** One JSON line for each thing worth telling. Passwords, cookies and addresses are never handed to it. */
export const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
export type Log = typeof log;
