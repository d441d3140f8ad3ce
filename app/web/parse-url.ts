/** Reads an address, or answers undefined. `URL.parse` and `URL.canParse` are missing on phones that the shop serves. */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
