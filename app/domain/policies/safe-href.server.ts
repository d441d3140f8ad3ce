const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Stands for wherever the page is; no real host ends like this. */
const here = new URL('https://here.invalid/');

/**
 * The address that a link may have, or undefined when it may have none. It is read by the same rules as in a browser,
 * so that tabs, line breaks and odd slashes hide nothing. Addresses of the shop itself stay relative.
 */
export function safeHref(written: string): string | undefined {
  const address = URL.parse(written, here);
  if (!address || !schemes.has(address.protocol)) return undefined;
  return address.host === here.host ? written.trim() : address.href;
}
