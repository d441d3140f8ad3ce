import { data } from 'react-router';
import { listWishlist } from '#domain/customers/wishlist/list-wishlist.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { deliveryPromise } from '#domain/settings/delivery/delivery-promise.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { accountContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { loadAccount } from '#web/guards/load-account.server.ts';
import { languageOf } from '#web/urls/localize-path.ts';
import type { Route } from './+types/wishlist.route';
import { takeWishlistMessage } from './wishlist-flash.server.ts';
import { wishlistPageCopy } from './wishlist-page.copy.ts';
import { WishlistPage } from './wishlist-page.tsx';

export const middleware: Route.MiddlewareFunction[] = [loadAccount];

/** Fails the page when the wishlist cannot be read: an outage must not look like an empty wishlist. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const account = context.get(accountContext);
  const settings = await readSettings(shop);
  const { message, setCookies } = await takeWishlistMessage(
    context.get(runningShopContext),
    request,
  );
  const page = {
    products: account ? await listWishlist(shop, account.userId) : undefined,
    message,
    siteName: settings.siteName,
    deliveryPromise: deliveryPromise(settings),
  };
  return data(page, { headers: setCookies.map((cookie) => ['Set-Cookie', cookie]) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers(loaderHeaders);
  headers.set('Cache-Control', 'private, no-store');
  return headers;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const { siteName } = loaderData ?? {};
  const title = [wishlistPageCopy.myWishlist, siteName].flatMap((of) =>
    of ? textIn(language, of).text : [],
  );
  return [{ title: title.join(' | ') }, { name: 'robots', content: 'noindex' }];
}

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  return <WishlistPage {...loaderData} />;
}
