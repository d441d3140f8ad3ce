/** Parses a URL, or returns undefined. Phones that the shop serves lack `URL.parse` and `URL.canParse`. */
export function parseUrl(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
