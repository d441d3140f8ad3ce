const maxWaitMs = 60 * 60 * 1000;

/** Parses `Retry-After`, seconds or a date (RFC 9110), into milliseconds from now: at most an hour, 0 without the header. */
export function parseRetryAfter(header: string | null | undefined): number {
  const text = header ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Math.min(maxWaitMs, Math.max(0, ms || 0));
}
