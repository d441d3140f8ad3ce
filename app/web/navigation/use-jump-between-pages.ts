import { useLayoutEffect, useRef } from 'react';

type PageLocation = { pathname: string; key: string };

/** Makes another page begin at its top at once. Links within a page keep the smooth scrolling of the style sheet. */
export function useJumpBetweenPages({ pathname, key }: PageLocation): void {
  const previousPathname = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is a reason, within a page too
  useLayoutEffect(() => {
    const isSamePage = previousPathname.current === pathname;
    previousPathname.current = pathname;
    const page = document.documentElement;
    page.style.scrollBehavior = isSamePage ? '' : 'auto';
    // Applies the style before the router scrolls; otherwise Chromium uses the previous one during a view transition.
    void getComputedStyle(page).scrollBehavior;
  }, [pathname, key]);
}
