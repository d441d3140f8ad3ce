/** Returns the response to a GET of a URL that only accepts posts (RFC 9110, 15.5.6). */
export function methodNotAllowed(): Response {
  return new Response(null, {
    status: 405,
    headers: { Allow: 'POST', 'Cache-Control': 'private, no-store' },
  });
}
