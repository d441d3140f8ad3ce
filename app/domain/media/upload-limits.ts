/** The limits of one upload, in bytes and files. */
export const uploadLimits = { bytesOfFile: 8 * 1024 * 1024, files: 10 } as const;
