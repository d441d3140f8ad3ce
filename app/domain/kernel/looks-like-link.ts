const linkPatterns = [
  /:\/\/|www\.|@/i,
  // "evil.example" and "bit.ly", but neither initials nor a title: "K.A.Perera", "Mr.Silva".
  /[\p{L}\p{M}\p{N}-]{3,}\.[\p{L}\p{M}]{2,}/u,
  /\.\p{L}{2,}\//u,
];

/**
 * Returns whether mail programs would turn a part of the text into a link, or a reader would take it for one.
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
