/** Returns the first characters of a text, never half a surrogate pair, because the database refuses half a pair in JSON. */
export function cutText(text: string, maxLength: number): string {
  // Cuts first, because a character has at most two UTF-16 units, so that the rest of a long text is not read.
  return [...text.slice(0, 2 * maxLength)].slice(0, maxLength).join('');
}
