import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { idsByName } from '#domain/catalog/ids-by-name.ts';
import { listProducts } from '#domain/catalog/list-products.server.ts';
import { deliveryPromise } from '#domain/settings/delivery-promise.ts';
import { readLandingClaims } from '#domain/settings/read-landing-claims.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { organizationData, productListData } from '#storefront/findable/structured-data.ts';
import { onlyQueryChanged } from '#storefront/frame/only-query-changed.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import type { ShopHandle } from '#storefront/frame/shop-handle.ts';
import { shopContext } from '#web/contexts.server.ts';
import { languageOf } from '#web/language-path.ts';
import type { Route } from './+types/home.route';
import { readQuickOrder } from './contact/read-quick-order.server.ts';
import { heroPreloads } from './hero/hero-picture.tsx';
import { HomePage } from './home-page.tsx';

export const handle: ShopHandle = { nav: 'over-hero' };

/** Fails the page when a reading fails: an outage must not look like an empty shop. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const settings = await readSettings(shop);
  const { tagline, metaTitle, metaDescription } = settings;
  const products = await listProducts(shop);
  return {
    products,
    idsByName: idsByName(products, languageOf(url.pathname)),
    tagline,
    metaTitle,
    metaDescription,
    deliveryPromise: deliveryPromise(settings),
    claims: await readLandingClaims(shop),
    quickOrder: await readQuickOrder(shop),
  };
}

/** Search and filters work on the products that the page has. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !onlyQueryChanged(args) && args.defaultShouldRevalidate;
}

export function headers() {
  return { 'Cache-Control': 'no-cache' };
}

export const links: Route.LinksFunction = () => heroPreloads;

export function meta({ loaderData, ...asked }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { metaTitle, metaDescription, products } = loaderData;
  return pageMeta(asked, {
    title: metaTitle,
    description: metaDescription,
    data: (about) => [organizationData(about), productListData(about, products)],
  });
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
