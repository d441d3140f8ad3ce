/** Where the tab keeps what was typed at the checkout. */
export const draftKey = 'sandhi-checkout';

/** After the order there is nothing to type again, and after signing out nothing to read. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
