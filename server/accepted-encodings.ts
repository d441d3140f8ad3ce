type Compressed = 'br' | 'gzip';

/** The compressed forms that a browser takes by its Accept-Encoding, the smaller first. `q=0` refuses one (RFC 9110, 12.5.3). */
export function acceptedEncodings(accepted = ''): Compressed[] {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).filter((encoding) => names.includes(encoding));
}
