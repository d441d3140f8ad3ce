import { z } from 'zod';

/** Parses a variable that is on or off. */
export const flag = z
  .enum(['1', 'true', '0', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true');

/** Returns whether DEMO=1 is set: then the variables that only a real shop needs may be missing. */
export function isDemoForced(variables: Record<string, string>): boolean {
  return /^(1|true)$/.test(variables['DEMO'] ?? '');
}
