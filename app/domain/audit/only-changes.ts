import type { AuditValues } from './audit-entry.ts';

export type Changes = { before: AuditValues | null; after: AuditValues | null };

/** Returns the fields in which two states differ. A state is null where something was made or removed. */
export function onlyChanges(
  before: AuditValues | undefined,
  after: AuditValues | undefined,
): Changes {
  for (const field of fieldsOf(before, after)) {
    if (isSecret(field)) throw new Error(`The audit log must not hold "${field}".`);
  }
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const changed = fieldsOf(before, after).filter((field) => !isSame(before[field], after[field]));
  return { before: picked(before, changed), after: picked(after, changed) };
}

function fieldsOf(...states: (AuditValues | undefined)[]): string[] {
  return [...new Set(states.flatMap((state) => Object.keys(state ?? {})))];
}

/** Throws where a command would log a secret: the log must not let its readers sign in. */
function isSecret(field: string): boolean {
  return /password|secret|token|hash|recoveryCode|apiKey|privateKey/i.test(field);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function picked(state: AuditValues, fields: readonly string[]): AuditValues {
  return Object.fromEntries(fields.flatMap((field) => pairOf(state, field)));
}

function pairOf(state: AuditValues, field: string): [string, AuditValues[string]][] {
  const value = state[field];
  return value === undefined ? [] : [[field, value]];
}
