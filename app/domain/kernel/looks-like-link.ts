const genericSuffixes =
  'com|net|org|info|biz|xyz|top|shop|store|online|site|website|club|live|pro|app|dev|click|win|bet|icu|vip|tech|space|fun';
/** Includes the suffixes of Sri Lanka in Sinhala and Tamil. */
const countrySuffixes =
  'lk|\u0dbd\u0d82\u0d9a\u0dcf|\u0b87\u0bb2\u0b99\u0bcd\u0b95\u0bc8|io|ai|co|me|ru|cn|tv|cc|uk|us|eu|fr|gg|gl|gd|ly|tk|ml|ga|cf|pw|ws';
const suffixes = `${genericSuffixes}|${countrySuffixes}|xn--[a-z0-9-]+`;
/** Suffixes that are also words, as in "Mrs.De Silva" and "Temple Road.In the lane": part of a link only before a path. */
const wordSuffixes = 'in|to|is|it|be|at|my|de|link';

const linkPatterns = [
  /:\/\/|www\.|@/i,
  // "evil.com" and "evil.ac.lk", but neither initials nor a missing space: "K.A.Perera", "Mrs.Silva".
  new RegExp(
    `[\\p{L}\\p{M}\\p{N}-]{3,}(?:\\.[a-z]{2,3})?\\.(?:${suffixes})(?![\\p{L}\\p{M}\\p{N}-])`,
    'iu',
  ),
  new RegExp(`\\.(?:${suffixes}|${wordSuffixes})/`, 'iu'),
];

/**
 * Returns whether mail programs would turn a part of the text into a link. Without `https://` or `www.` they do so only
 * before a suffix that exists; this knows the usual ones.
 */
export function looksLikeLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[。．｡]/g, '.');
  return linkPatterns.some((pattern) => pattern.test(plain));
}

/**
 * Returns whether a name fits a greeting: a link or a phone number in it would turn the shop's e-mail into an
 * advertisement.
 */
export function canBeGreeted(name: string): boolean {
  return name !== '' && !looksLikeLink(name) && (name.match(/\p{Nd}/gu) ?? []).length < 7;
}
