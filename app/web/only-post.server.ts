/** The answer of an address that takes posts and has nothing to read (RFC 9110, 15.5.6). */
export function onlyPost(): Response {
  return new Response(null, {
    status: 405,
    headers: { Allow: 'POST', 'Cache-Control': 'private, no-store' },
  });
}
