/** Adds cookies to a response. Cookies that the response sets itself, such as that of a new session, win. */
export function addCookies(response: Response, setCookies: readonly string[]): void {
  const ownNames = new Set(response.headers.getSetCookie().map(nameOf));
  for (const cookie of setCookies) {
    if (!ownNames.has(nameOf(cookie))) response.headers.append('Set-Cookie', cookie);
  }
}

function nameOf(setCookie: string): string {
  return setCookie.slice(0, setCookie.indexOf('='));
}
