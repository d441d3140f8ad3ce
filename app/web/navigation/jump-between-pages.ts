import { useLayoutEffect, useRef } from 'react';

type Place = { pathname: string; key: string };

/** Lets another page begin at its top at once. Within a page, links to a part of it scroll smoothly, by the styles. */
export function useJumpBetweenPages({ pathname, key }: Place): void {
  const before = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is a reason, within a page too
  useLayoutEffect(() => {
    const isSamePage = before.current === pathname;
    before.current = pathname;
    const page = document.documentElement;
    page.style.scrollBehavior = isSamePage ? '' : 'auto';
    // Applies the style before the router scrolls; otherwise Chromium uses the previous one during a view transition.
    void getComputedStyle(page).scrollBehavior;
  }, [pathname, key]);
}
