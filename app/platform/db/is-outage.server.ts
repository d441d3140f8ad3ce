/** Away, unreachable, starting, going down, full, or letting nobody in: codes of the network and of PostgreSQL. */
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
  '53300',
  '55000',
  '57P01',
  '57P02',
  '57P03',
]);

/** The driver has no code for a connection that ended under it, or that nobody gave it in time. */
const words =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable/i;

/** Says that it is one, where a library has kept the reason to itself. */
export class Outage extends Error {
  override name = 'Outage';
}

/** True where waiting mends it: the database could not be asked. Anything else that is thrown is a bug. */
export function isOutage(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof Outage || words.test(thrown.message)) return true;
  if ('code' in thrown && codes.has(String(thrown.code))) return true;
  if (isMissingSocket(thrown)) return true;
  const others = thrown instanceof AggregateError ? thrown.errors : [];
  return [thrown.cause, ...others].some(isOutage);
}

/** A server that listens on a file is not up while that file is missing. A missing file of any other kind is a bug. */
function isMissingSocket(thrown: NodeJS.ErrnoException): boolean {
  return thrown.code === 'ENOENT' && thrown.syscall === 'connect';
}
