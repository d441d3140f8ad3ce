/** Returns the first characters of a text, never half a surrogate pair, because the database refuses half a pair in JSON. */
export function cutText(text: string, maxLength: number): string {
  // A character has two UTF-16 units at most, and the rest of a long text is not looked at.
  return [...text.slice(0, 2 * maxLength)].slice(0, maxLength).join('');
}
