import { parseUrl } from '#domain/kernel/parse-url.ts';

const controlCharacter = /\p{Cc}/u;
const base = 'http://shop.invalid';

/**
 * Parses an address inside of this shop, or returns undefined. Refuses what browsers read as another host ("//", "/\",
 * control characters inside), and judges the path only after its dots are resolved.
 */
export function localPath(address: unknown): string | undefined {
  if (
    typeof address !== 'string' ||
    !/^\/(?![/\\])/.test(address) ||
    controlCharacter.test(address)
  ) {
    return undefined;
  }
  const url = parseUrl(address, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
