import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { LazyCartDrawer } from '#storefront/cart/lazy-cart-drawer.tsx';
import { CartProvider, useCart, useCartActions } from '#storefront/cart/state/cart-provider.tsx';
import { AccountProvider } from '#storefront/session/account-provider.tsx';
import { WishlistProvider } from '#storefront/wishlist/wishlist-provider.tsx';
import type { Toaster } from '#ui/feedback/toaster.tsx';
import { useFailedRequestToast } from '#ui/feedback/use-failed-request-toast.tsx';
import { LanguageProvider, useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { runningShopContext } from '#web/contexts.server.ts';
import { useFailedRequest } from '#web/navigation/failed-request.ts';
import { useFocusAfterJump } from '#web/navigation/use-focus-after-jump.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/layout.route';
import { layoutCopy, otherLanguage } from './layout.copy.ts';
import { LayoutContext, type LayoutData } from './layout-data.ts';
import { onlyQueryChanged } from './only-query-changed.ts';
import { accountLink, sectionLinks, trackLink } from './page-links.ts';
import { readLayoutData } from './read-layout-data.server.ts';
import type { ShopHandle } from './shop-handle.ts';
import { ShortFooter, SiteFooter } from './site-footer.tsx';
import { SiteNav } from './site-nav.tsx';

/** Reads no cookie: the layout of a page is the same for everyone. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop, contentCache, demo, appUrl } = context.get(runningShopContext);
  const isDemo = demo !== undefined;
  const layoutData = await contentCache.get(readLayoutData, () => readLayoutData(shop, { isDemo }));
  return { ...layoutData, origin: appUrl.origin };
}

/** Skips reloading after a post or a search, because neither changes the layout. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isKept = args.formMethod !== undefined || onlyQueryChanged(args);
  return !isKept && args.defaultShouldRevalidate;
}

export default function LayoutRoute({ loaderData }: Route.ComponentProps) {
  const layoutData = useMemo(() => withoutOrigin(loaderData), [loaderData]);
  const language = languageOf(useLocation().pathname);
  return (
    <LanguageProvider language={language}>
      <CartProvider>
        <AccountProvider>
          <WishlistProvider>
            <ShopLayout layoutData={layoutData}>
              <Outlet />
            </ShopLayout>
          </WishlistProvider>
        </AccountProvider>
      </CartProvider>
    </LanguageProvider>
  );
}

/** Drops the origin, which only the data for search engines needs. */
function withoutOrigin({
  origin: _,
  ...layoutData
}: Route.ComponentProps['loaderData']): LayoutData {
  return layoutData;
}

/** Renders the bar, the page and the footer, with cart drawer and toasts above them. The bar covers the top of a hero. */
function ShopLayout({ layoutData, children }: { layoutData: LayoutData; children: ReactNode }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { close: closeCart } = useCartActions();
  const { nav = 'inner', isMinimal = false, languageSwitch } = useHandle();
  const other = otherLanguage[language];
  const otherHref = localizePath(other.language, `${pathname}${search}`);
  const links = sectionLinks(language, layoutData.sections);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close the drawer
  useEffect(closeCart, [pathname, closeCart]);

  useFocusAfterJump();
  useFailedRequestToast(useFailedRequest());
  return (
    <LayoutContext value={layoutData}>
      <div className="flex full-height flex-col">
        <SkipLink />
        <SiteNav
          variant={nav}
          isMinimal={isMinimal}
          links={links}
          otherLanguageHref={otherHref}
          languageSwitch={languageSwitch?.({ href: otherHref, ...other })}
        />
        <LoadingLine />
        <main id="content" tabIndex={-1} className="flex-1">
          {layoutData.closed && (
            <ClosedNotice of={layoutData.closed} isUnderBar={nav === 'over-hero'} />
          )}
          {children}
        </main>
        {isMinimal ? (
          <ShortFooter {...layoutData} />
        ) : (
          <SiteFooter
            {...layoutData}
            links={[...links, trackLink(language), accountLink(language)]}
          />
        )}
      </div>
      <LazyCartDrawer deliveryPromise={layoutData.deliveryPromise} />
      <LazyToaster closeLabel={layoutCopy.close} />
    </LayoutContext>
  );
}

/** Adds padding where the page begins under the bar, which would cover the notice. */
function ClosedNotice({ of, isUnderBar }: { of: Bilingual; isUnderBar: boolean }) {
  return (
    <div className={isUnderBar ? 'bg-leaf-950 pt-23 pb-4' : 'pt-5'}>
      <p className="wrap">
        <span className="block rounded-md border border-gold-600/40 bg-pending-tint px-5 py-3.5 leading-snug font-medium text-pending [--second:currentColor]">
          <Both of={of} />
        </span>
      </p>
    </div>
  );
}

function useHandle(): ShopHandle {
  return (useMatches().at(-1)?.handle ?? {}) as ShopHandle;
}

/** Links to the content of the page, as the first tab stop, so that the bar can be skipped. */
function SkipLink() {
  return (
    <a
      href="#content"
      className="print:hidden fixed top-3 left-4 z-80 [transform:translateY(-10rem)] rounded-sm bg-cream-50 px-5 py-3 text-leaf-900 shadow-2 focus:[transform:none]"
    >
      <Text of={layoutCopy.skipToContent} />
    </a>
  );
}

/** Shows a line under the bar while the next page loads, and 'Loading...' when that takes long. */
function LoadingLine() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div aria-live="polite" className="loading-line">
      {isLoading && (
        <span>
          <Text of={layoutCopy.loading} />
        </span>
      )}
    </div>
  );
}

/** Loads the toaster after the first render; messages queue until then. Tries again on the next page if that fails. */
function LazyToaster({ closeLabel }: Pick<ComponentProps<typeof Toaster>, 'closeLabel'>) {
  const [Part, setPart] = useState<typeof Toaster>();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to try again
  useEffect(() => {
    if (Part) return;
    import('#ui/feedback/toaster.tsx').then(
      (loaded) => setPart(() => loaded.Toaster),
      () => {},
    );
  }, [pathname]);

  const { isOpen } = useCart();
  return Part ? <Part closeLabel={closeLabel} besideDrawer={isOpen} /> : null;
}
