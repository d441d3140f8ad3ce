/**
 * Marks requests that a page of the panel makes by itself, without anyone acting: `/admin/…?background=1`. They are
 * answered like any other, but do not extend the idle time of the session.
 */
const parameter = 'background';

export function isBackground(request: Request): boolean {
  return new URL(request.url).searchParams.has(parameter);
}

/** Returns the same address, marked as requested by the page itself. */
export function inBackground(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}=1`;
}
