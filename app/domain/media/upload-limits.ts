export const uploadLimits = { maxFileBytes: 8 * 1024 * 1024, maxFiles: 10 } as const;
