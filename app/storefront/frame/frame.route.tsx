import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { CartProvider } from '#storefront/cart/cart-provider.tsx';
import { AccountProvider } from '#storefront/session/account-provider.tsx';
import { WishlistProvider } from '#storefront/wishlist/wishlist-provider.tsx';
import { LanguageProvider } from '#ui/language.tsx';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { languageOf } from '#web/language-path.ts';
import type { Route } from './+types/frame.route';
import { onlyQueryChanged } from './only-query-changed.ts';
import { readFrame } from './read-frame.server.ts';
import { ShopFrame } from './shop-frame.tsx';

/** Reads no cookie: the frame of a page is the same for everyone. */
export async function loader({ context }: Route.LoaderArgs) {
  const { demo, appUrl } = context.get(runningShopContext);
  const frame = await readFrame(context.get(shopContext), { isDemo: demo !== undefined });
  return { ...frame, origin: appUrl.origin };
}

/** What a shopper posts or searches for does not change the frame. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isKept = args.formMethod !== undefined || onlyQueryChanged(args);
  return !isKept && args.defaultShouldRevalidate;
}

export default function ShellRoute({ loaderData }: Route.ComponentProps) {
  const { origin: _, ...frame } = loaderData;
  const language = languageOf(useLocation().pathname);
  return (
    <LanguageProvider language={language}>
      <CartProvider>
        <AccountProvider>
          <WishlistProvider>
            <ShopFrame {...frame}>
              <Outlet />
            </ShopFrame>
          </WishlistProvider>
        </AccountProvider>
      </CartProvider>
    </LanguageProvider>
  );
}
