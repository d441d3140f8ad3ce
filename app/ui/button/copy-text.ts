/** Copies a text to the clipboard. Returns whether it could: browsers offer no clipboard to a page without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
