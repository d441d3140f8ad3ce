/**
 * Returns the key by which typed names are compared: without case, surrounding spaces, and the joiners that only some
 * Sinhala keyboards write.
 */
export function nameKey(input: string): string {
  return input
    .replace(/[\u200b-\u200d]/g, '')
    .trim()
    .toLowerCase();
}
