/** The key in `sessionStorage` of the values typed at the checkout. */
export const draftKey = 'sandhi-checkout';

/** Deletes the draft, after the order and after signing out. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}
