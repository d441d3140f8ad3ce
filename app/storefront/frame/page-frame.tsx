import type { ReactNode } from 'react';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
import { SiteNav, type SiteNavProps } from './site-nav.tsx';
import { SkipLink } from './skip-link.tsx';

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
