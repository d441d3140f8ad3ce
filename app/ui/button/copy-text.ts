/** Copies a text to the clipboard, and returns whether it could: a page that is not served over HTTPS has none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
