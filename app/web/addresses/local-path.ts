import { parseUrl } from '#domain/kernel/parse-url.ts';

const controlCharacter = /\p{Cc}/u;
const base = 'http://shop.invalid';

/**
 * Parses an address inside of this shop, or returns undefined. Refuses what browsers read as another host ("//", "/\",
 * control characters inside), and judges the path only after its dots are resolved.
 */
export function localPath(asked: unknown): string | undefined {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked) || controlCharacter.test(asked)) {
    return undefined;
  }
  const url = parseUrl(asked, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
