import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Returns whether only the query of the URL changes, such as by a search: the page has all the data already. */
export function onlyQueryChanged({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
}
