export type ErrorForLog = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorForLog;
};

const deepestCause = 4;

/**
 * An error as the log may keep it. A failed query carries its parameters in its message and beside it: names, phones,
 * password hashes. Only what is listed here passes, and the parameters are cut off.
 */
export function describeError(thrown: unknown, depth = 0): ErrorForLog {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'Not an error' };
  const described: ErrorForLog = { type: thrown.name, message: withoutParameters(thrown.message) };
  const { code } = thrown as NodeJS.ErrnoException;
  if (typeof code === 'string') described.code = code;
  if (thrown.stack !== undefined) described.stack = framesOf(thrown.stack);
  if (thrown.cause !== undefined && depth < deepestCause) {
    described.cause = describeError(thrown.cause, depth + 1);
  }
  return described;
}

function withoutParameters(message: string): string {
  return message.split('\nparams:')[0] ?? '';
}

/** The stack begins with the message once more, whatever stands in it. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
