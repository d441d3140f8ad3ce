export const uploadLimits = { maxFileBytes: 8 * 1024 * 1024, maxFiles: 10 } as const;

/** A file that a browser is about to send. */
export type ChosenFile = { name: string; size: number };

/** Returns the first file that is larger than the shop accepts. */
export function findTooLarge(files: readonly ChosenFile[]): ChosenFile | undefined {
  return files.find(({ size }) => size > uploadLimits.maxFileBytes);
}
