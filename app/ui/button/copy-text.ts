/** Copies a text to the clipboard. Rejects also without one: on a page that is not served over HTTPS. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
