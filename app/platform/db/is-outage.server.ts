/** Codes of the network and of PostgreSQL: away, unreachable, starting, shutting down, full, or refusing connections. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  '08000',
  '08001',
  '08003',
  '08006',
  '53100',
  '53300',
  '55000',
  '57P01',
  '57P02',
  '57P03',
]);

/**
 * The driver's errors without a code: a connection that ended, or that was not available in time.
 */
const words =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable/i;

/** An outage whose reason a library has hidden. */
export class Outage extends Error {
  override name = 'Outage';
}

/**
 * Returns true for an outage, which ends by waiting: the database could not be reached. Any other error is a bug.
 */
export function isOutage(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof Outage || words.test(thrown.message)) return true;
  if ('code' in thrown && codes.has(String(thrown.code))) return true;
  if (isMissingSocket(thrown)) return true;
  const others = thrown instanceof AggregateError ? thrown.errors : [];
  return [thrown.cause, ...others].some(isOutage);
}

/** Recognizes a server that listens on a file which is missing. Any other missing file is a bug. */
function isMissingSocket(thrown: NodeJS.ErrnoException): boolean {
  return thrown.code === 'ENOENT' && thrown.syscall === 'connect';
}
