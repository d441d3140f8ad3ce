import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The same page with another search of its own: what the page has already is all that it needs. */
export function onlyQueryChanged({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
}
