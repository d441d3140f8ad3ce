/** read_only_sql_transaction: the server has become a standby, whose connections stay open. */
export const readOnlyCode = '25006';

/** Error codes of the network, and of a PostgreSQL that starts, shuts down, is full, is a standby or refuses connections. */
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
  readOnlyCode,
  '53100',
  '53300',
  '55000',
  '57P01',
  '57P02',
  '57P03',
]);

/**
 * Matches errors without a code of their own: of the driver, about a connection that ended or was not available in time;
 * and of pgbouncer, about a server that died, is down or is busy for too long.
 */
const messagePattern =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|query_wait_timeout|server conn crashed|server login has been failing|no more connections allowed/i;

/** Thrown by our own code for an outage without an error code: a hidden cause, a storage out of reach, a full disk. */
export class Outage extends Error {
  override name = 'Outage';
}

/** Returns true for an outage of the database, the storage or the disk, which may end by waiting. Other errors are bugs. */
export function isOutage(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof Outage || messagePattern.test(thrown.message)) return true;
  if ('code' in thrown && codes.has(String(thrown.code))) return true;
  if (isMissingSocket(thrown)) return true;
  const others = thrown instanceof AggregateError ? thrown.errors : [];
  return [thrown.cause, ...others].some(isOutage);
}

/** Recognizes the missing Unix socket of a server that is down. Any other missing file is a bug. */
function isMissingSocket(thrown: NodeJS.ErrnoException): boolean {
  return thrown.code === 'ENOENT' && thrown.syscall === 'connect';
}
