/** The query of an address with its question mark, or ''. Phones that the shop serves do not know `URLSearchParams.size`. */
export function writtenQuery(query: URLSearchParams): string {
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}
