/** Parses an address, or returns undefined. Phones that the shop serves lack `URL.parse` and `URL.canParse`. */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
