/**
 * Marks requests that a page of the panel sends without an admin's action: `/admin/…?background=1`. They are
 * handled like any other, but do not reset the idle timeout of the session.
 */
const parameter = 'background';

export function isBackground(request: Request): boolean {
  return new URL(request.url).searchParams.has(parameter);
}

/** Returns the same URL, marked as requested by the page rather than by the admin. */
export function asBackgroundUrl(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${parameter}=1`;
}
