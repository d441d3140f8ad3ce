/** serialization_failure and deadlock_detected: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html */
const codes = new Set(['40001', '40P01']);

/** True where the database ended a transaction only because of another one: the same work can be done once more. */
export function isConflict(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('code' in thrown && codes.has(String(thrown.code))) return true;
  return isConflict(thrown.cause);
}
