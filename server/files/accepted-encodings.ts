type Compressed = 'br' | 'gzip';

/** Caches parsed headers: browsers of one kind send the same text. */
const readBefore = new Map<string, readonly Compressed[]>();
const maxCached = 100;

/**
 * Returns the compressed forms that a browser accepts by Accept-Encoding, the smaller first. `q=0` refuses one (RFC 9110,
 * 12.5.3).
 */
export function acceptedEncodings(accepted = ''): readonly Compressed[] {
  const known = readBefore.get(accepted);
  if (known) return known;
  const read = readEncodings(accepted);
  if (readBefore.size >= maxCached) readBefore.clear();
  readBefore.set(accepted, read);
  return read;
}

function readEncodings(accepted: string): Compressed[] {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).filter((encoding) => names.includes(encoding));
}
