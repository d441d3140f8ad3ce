import { parseUrl } from '#domain/kernel/parse-url.ts';

const controlCharacter = /\p{Cc}/u;
const base = 'http://shop.invalid';

/**
 * Returns path, query and hash of a URL inside this shop, with dot segments resolved; undefined for anything else. Refuses
 * what browsers read as another host: "//" or "/\" at the start, also after dots are resolved, and control characters.
 */
export function localPath(url: unknown): string | undefined {
  if (typeof url !== 'string' || !/^\/(?![/\\])/.test(url) || controlCharacter.test(url)) {
    return undefined;
  }
  const parsed = parseUrl(url, base);
  if (!parsed || parsed.origin !== base || parsed.pathname.startsWith('//')) return undefined;
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}
