/** What may be uploaded at once. */
export const uploadLimits = { bytesOfFile: 8 * 1024 * 1024, files: 10 } as const;
