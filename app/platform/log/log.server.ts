import fs from 'node:fs';
import { pino } from 'pino';
import { currentRequest } from './current-request.server.ts';
import { LineWriter } from './line-writer.server.ts';

type Destination = { write: (line: string) => void };

let destination: Destination = new LineWriter((bytes) => fs.writeSync(1, bytes));

/** Writes one JSON line per entry, with the id of its request. Callers never pass passwords, cookies or personal data. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    mixin: () => {
      const request = currentRequest();
      return request ? { requestId: request.id } : {};
    },
    // Prefers the entry's own request id, because a result of the database may arrive in the context of another request.
    mixinMergeStrategy: (entry, added) => ({ ...added, ...entry }),
  },
  { write: (line: string) => destination.write(line) },
);
export type Log = typeof log;

/** Sends all later lines to `next` instead of standard output, for tests. */
export function sendLogTo(next: Destination): void {
  destination = next;
}

type ErrorForLog = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorForLog;
};

const maxCauseDepth = 4;

/**
 * Describes an error for the log. A failed query carries its parameters (names, phones, password hashes) in its message
 * and beside it: only the fields that are listed here are logged, without parameters.
 */
export function describeError(thrown: unknown, depth = 0): ErrorForLog {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'Not an error' };
  const described: ErrorForLog = { type: thrown.name, message: withoutParameters(thrown.message) };
  const { code } = thrown as NodeJS.ErrnoException;
  if (typeof code === 'string') described.code = code;
  if (thrown.stack !== undefined) described.stack = framesOf(thrown.stack, thrown.message);
  if (thrown.cause !== undefined && depth < maxCauseDepth) {
    described.cause = describeError(thrown.cause, depth + 1);
  }
  return described;
}

function withoutParameters(message: string): string {
  return message.split('\nparams:')[0] ?? '';
}

/** Cuts off the message, with which the stack begins. Returns no frames if the message was replaced after the throw. */
function framesOf(stack: string, message: string): string {
  const start = stack.indexOf(message);
  if (start < 0) return '';
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
