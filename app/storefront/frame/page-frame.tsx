import type { ReactNode } from 'react';
import { Text } from '#ui/text.tsx';
import { shellCopy } from './frame.copy.ts';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
import { SiteNav, type SiteNavProps } from './site-nav.tsx';

type PageFrameProps = {
  nav: SiteNavProps;
  footer: SiteFooterProps;
  children: ReactNode;
};

/** The frame of every page of the shop. Over a hero the page begins under the bar, elsewhere below it. */
export function PageFrame({ nav, footer, children }: PageFrameProps) {
  return (
    <div className="flex full-height flex-col">
      <SkipLink />
      <SiteNav {...nav} />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter {...footer} />
    </div>
  );
}

/** The first tab stop: skips the bar to the content of the page. */
function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-3 left-4 z-80 [transform:translateY(-10rem)] rounded-sm bg-cream-50 px-5 py-3 text-leaf-900 shadow-2 focus:[transform:none]"
    >
      <Text of={shellCopy.skipToContent} />
    </a>
  );
}
