import { href } from 'react-router';
import { findProductBySlug } from '#domain/catalog/find-product-by-slug.server.ts';
import { listProducts } from '#domain/catalog/list-products.server.ts';
import { listSizes } from '#domain/catalog/list-sizes.server.ts';
import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import { arrivalIfPlaced } from '#domain/orders/arrival.ts';
import { arrivalIfOrdered } from '#domain/orders/progress.copy.ts';
import { collects, offeredMethods } from '#domain/payments/payment-methods.ts';
import { listReviews } from '#domain/reviews/list-reviews.server.ts';
import { deliveryPromise } from '#domain/settings/delivery-promise.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { breadcrumbData, organizationData, productData } from '#storefront/seo/structured-data.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { languageOf, pathIn } from '#web/language-path.ts';
import { notFound } from '#web/not-found.server.ts';
import type { Route } from './+types/product.route';
import { ProductPage } from './product-page.tsx';

const maxRelatedProducts = 3;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const product = (await findProductBySlug(shop, params.slug)) ?? notFound();
  const settings = await readSettings(shop);
  const related = (await listProducts(shop)).filter(({ id }) => id !== product.id);
  const page = pathIn(languageOf(url.pathname), href('/products/:slug', { slug: product.slug }));
  return {
    product,
    sizes: await listSizes(shop, product),
    listed: await listReviews(shop, product.id),
    relatedProducts: related.slice(0, maxRelatedProducts),
    address: new URL(page, context.get(runningShopContext).appUrl).href,
    siteName: settings.siteName,
    deliveryPromise: deliveryPromise(settings),
    arrival: product.stock > 0 ? arrivalToday(settings, shop.now()) : undefined,
  };
}

function arrivalToday(settings: Settings, now: Date): Bilingual | undefined {
  const window = arrivalIfPlaced(settings, now);
  const isPaidAhead = !offeredMethods(settings).some(
    (method) => collects(method) === 'on-delivery',
  );
  return window && arrivalIfOrdered(window, { isPaidAhead });
}

export function headers() {
  return { 'Cache-Control': 'no-cache' };
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, siteName, listed } = loaderData;
  const title = (language: Language) =>
    `${textIn(language, product.name).text} | ${textIn(language, siteName).text}`;
  return pageMeta(args, {
    title: { en: title('en'), si: title('si') },
    description: product.description,
    picture: product.images[0],
    priceLkr: product.priceLkr,
    data: (site) => [
      organizationData(site),
      productData(site, product, listed.reviews),
      breadcrumbData(site, product),
    ],
  });
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.product.id} {...loaderData} />;
}
