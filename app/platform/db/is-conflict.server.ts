/** serialization_failure and deadlock_detected: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html */
const codes = new Set(['40001', '40P01']);

/** Returns true when only a concurrent transaction caused the failure: the same work can be retried. */
export function isConflict(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('code' in thrown && codes.has(String(thrown.code))) return true;
  return isConflict(thrown.cause);
}
