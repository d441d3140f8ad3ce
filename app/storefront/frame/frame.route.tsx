import { type ReactNode, useEffect, useMemo } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useMatches } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { LateCartDrawer } from '#storefront/cart/late-cart-drawer.tsx';
import { CartProvider, useCartActions } from '#storefront/cart/state/cart-provider.tsx';
import { AccountProvider } from '#storefront/session/account-provider.tsx';
import { WishlistProvider } from '#storefront/wishlist/wishlist-provider.tsx';
import { useFailedRequestToast } from '#ui/feedback/use-failed-request-toast.tsx';
import { LanguageProvider, useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { languageOf, pathIn } from '#web/addresses/language-path.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { useFailedRequest } from '#web/navigation/failed-request.ts';
import type { Route } from './+types/frame.route';
import { frameCopy, otherLanguage } from './frame.copy.ts';
import { type Frame, FrameContext } from './frame.ts';
import { LateToaster } from './late-toaster.tsx';
import { onlyQueryChanged } from './only-query-changed.ts';
import { sectionLinks, trackLink } from './page-links.ts';
import { readFrame } from './read-frame.server.ts';
import type { ShopHandle } from './shop-handle.ts';
import { QuietFooter, SiteFooter } from './site-footer.tsx';
import { SiteNav } from './site-nav.tsx';
import { useFocusAfterJump } from './use-focus-after-jump.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Reads no cookie: the frame of a page is the same for everyone. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop, facts, demo, appUrl } = context.get(runningShopContext);
  const isDemo = demo !== undefined;
  const frame = await facts.of(readFrame, () => readFrame(shop, { isDemo }));
  return { ...frame, origin: appUrl.origin };
}

/** What a shopper posts or searches for does not change the frame. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isKept = args.formMethod !== undefined || onlyQueryChanged(args);
  return !isKept && args.defaultShouldRevalidate;
}

export default function FrameRoute({ loaderData }: Route.ComponentProps) {
  const frame = useMemo(() => frameOf(loaderData), [loaderData]);
  const language = languageOf(useLocation().pathname);
  return (
    <LanguageProvider language={language}>
      <CartProvider>
        <AccountProvider>
          <WishlistProvider>
            <ShopFrame frame={frame}>
              <Outlet />
            </ShopFrame>
          </WishlistProvider>
        </AccountProvider>
      </CartProvider>
    </LanguageProvider>
  );
}

/** Without the origin, which only the search engines' data needs. */
function frameOf({ origin: _, ...frame }: Route.ComponentProps['loaderData']): Frame {
  return frame;
}

/** The bar, the page, the footer; the cart and the toasts above them. Over a hero the page begins under the bar. */
function ShopFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { close: closeCart } = useCartActions();
  const { nav = 'inner', isQuiet = false, languageSwitch } = useHandle();
  const other = otherLanguage[language];
  const otherHref = pathIn(other.language, `${pathname}${search}`);
  const links = sectionLinks(language, frame.sections);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close the drawer
  useEffect(closeCart, [pathname, closeCart]);

  useFocusAfterJump();
  useFailedRequestToast(useFailedRequest());
  return (
    <FrameContext value={frame}>
      <div className="flex full-height flex-col">
        <SkipLink />
        <SiteNav
          variant={nav}
          isQuiet={isQuiet}
          links={links}
          otherLanguageHref={otherHref}
          languageSwitch={languageSwitch?.({ href: otherHref, ...other })}
        />
        <WaitingLine />
        <main id="content" tabIndex={-1} className="flex-1">
          {frame.closed && <Closed of={frame.closed} isUnderBar={nav === 'over-hero'} />}
          {children}
        </main>
        {isQuiet ? (
          <QuietFooter {...frame} />
        ) : (
          <SiteFooter {...frame} links={[...links, trackLink(language)]} />
        )}
      </div>
      <LateCartDrawer deliveryPromise={frame.deliveryPromise} />
      <LateToaster closeLabel={frameCopy.close} />
    </FrameContext>
  );
}

/** Over a hero the bar takes no room, so the words begin below it. */
function Closed({ of, isUnderBar }: { of: Bilingual; isUnderBar: boolean }) {
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

/** The first tab stop: skips the bar to the content of the page. */
function SkipLink() {
  return (
    <a
      href="#content"
      className="print:hidden fixed top-3 left-4 z-80 [transform:translateY(-10rem)] rounded-sm bg-cream-50 px-5 py-3 text-leaf-900 shadow-2 focus:[transform:none]"
    >
      <Text of={frameCopy.skipToContent} />
    </a>
  );
}
