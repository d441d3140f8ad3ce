import type { CartRequest } from './cart-request.ts';

const storageKey = 'cart';

/**
 * Stores requests without a response, such as those of clicks right before a reload, after stored ones that this page has
 * not sent yet. Returns false where the browser stores nothing.
 */
export function storeForNextPage(requests: readonly CartRequest[]): boolean {
  try {
    const all = [...takeStoredRequests(), ...requests];
    if (all.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(all));
    return true;
  } catch {
    // Private windows may refuse to store anything.
    return false;
  }
}

export function takeStoredRequests(): CartRequest[] {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored ? (JSON.parse(stored) as CartRequest[]) : [];
  } catch {
    return [];
  }
}
