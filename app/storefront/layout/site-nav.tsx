import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { href, Link } from 'react-router';
import { CartLink } from '#storefront/cart/cart-link.tsx';
import { AccountLink } from '#storefront/session/account-link.tsx';
import { IconLink } from '#ui/button/icon-button.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import type { FocusState } from '#web/navigation/use-focus-after-jump.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import { layoutCopy, otherLanguage } from './layout.copy.ts';
import { useLayoutData } from './layout-data.ts';
import type { NavLink } from './page-links.ts';
import type { SideMenuProps } from './side-menu.tsx';
import { SiteLogo } from './site-logo.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

type SiteNavProps = {
  /** Makes the bar transparent over the hero until the page has scrolled 50 px; elsewhere it is a pill from the start. */
  variant: 'over-hero' | 'inner';
  /** Hides search, account, cart and menu on narrow screens, for a page with one task. */
  isMinimal: boolean;
  links: NavLink[];
  /** The same page in the other language. */
  otherLanguageHref: string;
  /** Replaces the link to the other language. */
  languageSwitch: ReactNode;
};

export function SiteNav({ variant, links, ...props }: SiteNavProps) {
  const { isMinimal, otherLanguageHref, languageSwitch } = props;
  const translate = useTranslate();
  const home = localizePath(useLanguage(), href('/'));
  const { siteName } = useLayoutData();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuButton = useRef<HTMLAnchorElement>(null);
  const isScrolled = useScrolledPast(50);
  const isPill = isScrolled || variant === 'inner';
  return (
    <header
      className={`site-nav site-nav-${variant} print:hidden`}
      data-pill={isPill ? '' : undefined}
      data-scrolled={isScrolled ? '' : undefined}
    >
      <div className={`site-nav-bar ${isPill ? 'on-cream' : 'on-dark'}`}>
        <Link
          to={home}
          aria-label={`${translate(siteName)}, ${translate(layoutCopy.home)}`}
          className="site-nav-logo"
        >
          <SiteLogo tone={isPill ? 'on-cream' : 'on-dark'} />
        </Link>
        <NavLinks links={links} />
        <div className="site-nav-tools">
          {languageSwitch ?? <LanguageLink to={otherLanguageHref} />}
          <div className={`flex items-center gap-0.5 ${isMinimal ? 'max-lg:hidden' : ''}`}>
            <SearchLink />
            <AccountLink />
            <CartLink />
            <MenuLink ref={menuButton} isOpen={isMenuOpen} onOpen={() => setIsMenuOpen(true)} />
          </div>
        </div>
      </div>
      <LazySideMenu
        open={isMenuOpen}
        onOpenChange={setIsMenuOpen}
        returnFocusTo={menuButton}
        links={links}
      />
    </header>
  );
}

function NavLinks({ links }: { links: NavLink[] }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate(layoutCopy.mainNavigation)} className="site-nav-links">
      {links.map(({ href, label }) => (
        <Link key={href} to={href} className="site-nav-link">
          <Both of={label} />
        </Link>
      ))}
    </nav>
  );
}

function LanguageLink({ to }: { to: string }) {
  const other = otherLanguage[useLanguage()];
  return (
    <Link to={to} hrefLang={other.language} lang={other.language} className="site-nav-language">
      {other.name}
    </Link>
  );
}

const focusOnSearch: FocusState = { focus: 'product-search' };

function SearchLink() {
  return (
    <IconLink
      to={localizePath(useLanguage(), '/#products')}
      state={focusOnSearch}
      label={layoutCopy.search}
      icon={<Search aria-hidden="true" />}
    />
  );
}

type MenuLinkProps = { ref: Ref<HTMLAnchorElement>; isOpen: boolean; onOpen: () => void };

/** Links to the list of pages in the footer, so that the menu works without JavaScript. */
function MenuLink({ ref, isOpen, onOpen }: MenuLinkProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <IconLink
      ref={ref}
      to="#site-links"
      label={layoutCopy.openMenu}
      icon={<Menu aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      className="site-nav-menu"
    />
  );
}

const load = () => import('./side-menu.tsx').then(({ SideMenu }) => SideMenu);

function LazySideMenu({ open, ...rest }: SideMenuProps) {
  const { Component: SideMenu, isOpen } = useLazyComponent({
    load,
    isWanted: open,
    close: () => rest.onOpenChange(false),
    fallback: '#site-links',
  });
  return SideMenu ? <SideMenu open={isOpen} {...rest} /> : null;
}

/** Returns false on the server and until hydration, as at the top of the page. */
function useScrolledPast(edgePx: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > edgePx,
    () => false,
  );
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
