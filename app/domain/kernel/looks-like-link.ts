const addressParts = [
  /:\/\/|www\.|@/i,
  // "evil.example" and "bit.ly", but neither initials nor a title: "K.A.Perera", "Mr.Silva".
  /[\p{L}\p{M}\p{N}-]{3,}\.[\p{L}\p{M}]{2,}/u,
  /\.\p{L}{2,}\//u,
];

/** Whether mail programs would make a link of a part of the text, or a reader would take it for an address. */
export function looksLikeLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[。．｡]/g, '.');
  return addressParts.some((part) => part.test(plain));
}

/** Whether a name can stand in a greeting: a link or a phone number in it would make the shop's e-mail an advertisement. */
export function canBeGreeted(name: string): boolean {
  return name !== '' && !looksLikeLink(name) && (name.match(/\p{Nd}/gu) ?? []).length < 7;
}
