type Compression = 'br' | 'gzip';

/** Caches parsed headers: browsers of one kind send the same text. */
const cache = new Map<string, readonly Compression[]>();
const maxCached = 100;

/**
 * Returns the compressed forms that a browser accepts by Accept-Encoding, the smaller first. `q=0` excludes a form (RFC
 * 9110, 12.5.3).
 */
export function acceptedEncodings(accepted = ''): readonly Compression[] {
  const cached = cache.get(accepted);
  if (cached) return cached;
  const encodings = readEncodings(accepted);
  if (cache.size >= maxCached) cache.clear();
  cache.set(accepted, encodings);
  return encodings;
}

function readEncodings(accepted: string): Compression[] {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).filter((encoding) => names.includes(encoding));
}
