/** Formats a query with its question mark, or ''. Phones that the shop serves lack `URLSearchParams.size`. */
export function formatQuery(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
