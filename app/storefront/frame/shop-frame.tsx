import { type ReactNode, useEffect } from 'react';
import { href, useLocation, useMatches } from 'react-router';
import { useCart } from '#storefront/cart/cart-provider.tsx';
import { LateCartDrawer } from '#storefront/cart/late-cart-drawer.tsx';
import { AccountLink } from '#storefront/session/account-link.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Toaster } from '#ui/toast.tsx';
import { useLostToast } from '#ui/use-lost-toast.tsx';
import { pathIn } from '#web/language-path.ts';
import { useLost } from '#web/line/lost-form.ts';
import { otherLanguage, shellCopy } from './frame.copy.ts';
import type { Frame } from './frame.ts';
import { FrameContext } from './frame-context.ts';
import { PageFrame } from './page-frame.tsx';
import { policyLinks, sectionLinks } from './page-links.ts';
import { PhoneLink } from './phone-link.tsx';
import { SearchLink } from './search-link.tsx';
import type { ShopHandle } from './shop-handle.ts';
import { useFocusAfterJump } from './use-focus-after-jump.ts';

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
