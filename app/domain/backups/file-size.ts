const step = 1024;

/** Formats bytes as 13 KB, 4.2 MB or 1.1 GB, the same in both languages. */
export function formatFileSize(bytes: number): string {
  if (bytes < step * step) return `${Math.ceil(bytes / step)} KB`;
  const mega = bytes / step / step;
  return mega < step ? `${mega.toFixed(1)} MB` : `${(mega / step).toFixed(1)} GB`;
}
