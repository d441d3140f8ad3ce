import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Returns whether only the query of the page changes: its data is then still complete. */
export function onlyQueryChanged({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
}
