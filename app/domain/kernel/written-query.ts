/** Formats a query with its question mark, or ''. Phones that the shop serves lack `URLSearchParams.size`. */
export function writtenQuery(query: URLSearchParams): string {
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}
