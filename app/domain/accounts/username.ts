import { visibleText } from '#domain/kernel/visible-text.ts';

/** Returns whether an admin may have this username: 3 to 30 of a to z, digits, dots and underscores. Ignores case. */
export function isUsername(typed: string): boolean {
  return /^[a-z0-9_.]{3,30}$/i.test(typed);
}

/** Normalizes a username for storing and comparing: ignores case, width, invisible marks and surrounding spaces. */
export function normalizeUsername(typed: string): string {
  return visibleText(typed).trim().toLowerCase();
}
