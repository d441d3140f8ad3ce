import { data } from 'react-router';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { deliveryPromise } from '#domain/settings/delivery-promise.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { takeFlash } from '#web/flash.server.ts';
import { languageOf } from '#web/language-path.ts';
import { loadAccount } from '#web/load-account.server.ts';
import { readVisitorCart } from '#web/visitor-cart.server.ts';
import type { Route } from './+types/cart.route';
import { cartCopy } from './cart.copy.ts';
import { CartPage } from './cart-page.tsx';

export const middleware = [loadAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const shop = context.get(shopContext);
  const settings = await readSettings(shop);
  const cart = await priceCart(shop, await readVisitorCart({ request, context }));
  const { flash, forget } = await takeFlash(running, request);
  const page = {
    cart,
    flash,
    siteName: settings.siteName,
    deliveryPromise: deliveryPromise(settings),
  };
  return data(page, forget === undefined ? {} : { headers: { 'Set-Cookie': forget } });
}

export function headers() {
  return { 'Cache-Control': 'private, no-cache' };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const { siteName } = loaderData ?? {};
  const title = [cartCopy.yourCart, siteName].flatMap((of) =>
    of ? textIn(language, of).text : [],
  );
  return [{ title: title.join(' | ') }, { name: 'robots', content: 'noindex' }];
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return <CartPage {...loaderData} />;
}
