type Compressed = 'br' | 'gzip';

/**
 * Returns the compressed forms that a browser accepts by Accept-Encoding, the smaller first. `q=0` refuses one (RFC 9110,
 * 12.5.3).
 */
export function acceptedEncodings(accepted = ''): Compressed[] {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).filter((encoding) => names.includes(encoding));
}
