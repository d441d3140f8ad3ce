import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect } from 'react';
import { href, useLocation, useMatches } from 'react-router';
import { useCart } from '#storefront/cart/cart-provider.tsx';
import { LateCartDrawer } from '#storefront/cart/late-cart-drawer.tsx';
import { AccountLink } from '#storefront/session/account-link.tsx';
import { IconLink } from '#ui/icon-button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { Toaster } from '#ui/toast.tsx';
import { useLostToast } from '#ui/use-lost-toast.tsx';
import { pathIn } from '#web/language-path.ts';
import { useLost } from '#web/line/lost-form.ts';
import { otherLanguage, shellCopy } from './frame.copy.ts';
import type { Contact, Frame } from './frame.ts';
import { FrameContext } from './frame-context.ts';
import { policyLinks, sectionLinks } from './page-links.ts';
import type { ShopHandle } from './shop-handle.ts';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
import { SiteNav, type SiteNavProps } from './site-nav.tsx';
import { type FocusWish, useFocusAfterJump } from './use-focus-after-jump.ts';

/** The bar, the page, the footer; the cart and the toasts above them. */
export function ShopFrame({ children, ...frame }: Frame & { children: ReactNode }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const cart = useCart();
  const { close } = cart;
  const { nav: variant = 'inner', languageSwitch } = useHandle();
  const other = otherLanguage[language];
  const otherHref = pathIn(other.language, `${pathname}${search}`);
  const to = (path: string) => pathIn(language, path);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close the drawer
  useEffect(close, [pathname, close]);

  useFocusAfterJump();
  useLostToast(useLost());

  const links = sectionLinks(language, frame.sections);
  return (
    <FrameContext value={frame}>
      <PageFrame
        nav={{
          variant,
          siteName: frame.siteName,
          homeHref: to(href('/')),
          links,
          otherLanguageHref: otherHref,
          languageSwitch: languageSwitch?.({ href: otherHref, ...other }),
          cartHref: to(href('/cart')),
          cartCount: cart.cart?.itemCount ?? 0,
          onOpenCart: cart.open,
          tools: (
            <>
              <SearchLink />
              <AccountLink />
            </>
          ),
          menuFoot: <PhoneLink contacts={frame.contacts} />,
        }}
        footer={{
          ...frame,
          links,
          policies: policyLinks(language),
        }}
      >
        {children}
      </PageFrame>
      <LateCartDrawer deliveryPromise={frame.deliveryPromise} />
      <Toaster closeLabel={shellCopy.close} besideDrawer={cart.isOpen} />
    </FrameContext>
  );
}

function useHandle(): ShopHandle {
  return (useMatches().at(-1)?.handle ?? {}) as ShopHandle;
}

type PageFrameProps = {
  nav: SiteNavProps;
  footer: SiteFooterProps;
  children: ReactNode;
};

/** The frame of every page of the shop. Over a hero the page begins under the bar, elsewhere below it. */
function PageFrame({ nav, footer, children }: PageFrameProps) {
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

/** A link that calls the shop, where there is a number that someone answers. */
function PhoneLink({ contacts }: { contacts: Contact[] }) {
  const phone = contacts.find(({ kind }) => kind === 'phone');
  if (phone?.href === undefined) return null;
  return (
    <a href={phone.href} className="flex min-h-11 items-center gap-3 text-base hover:underline">
      <Phone aria-hidden="true" className="size-5" />
      <span className="figures">
        <Text of={phone.text} />
      </span>
    </a>
  );
}

const onTheSearchField: FocusWish = { focus: 'product-search' };

function SearchLink() {
  return (
    <IconLink
      to={pathIn(useLanguage(), '/#products')}
      state={onTheSearchField}
      label={shellCopy.search}
      icon={<Search aria-hidden="true" />}
    />
  );
}
