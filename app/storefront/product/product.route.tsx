import { href } from 'react-router';
import { findProductBySlug } from '#domain/catalog/find-product-by-slug.server.ts';
import { listProducts } from '#domain/catalog/list-products.server.ts';
import { listSizes, type ProductSize } from '#domain/catalog/list-sizes.server.ts';
import type { Product } from '#domain/catalog/product.ts';
import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import { arrivalIfPlaced } from '#domain/orders/arrival.ts';
import { closureNoteOf } from '#domain/orders/closure-note.copy.ts';
import { arrivalIfOrdered } from '#domain/orders/progress.copy.ts';
import { offeredMethods, paymentTiming } from '#domain/payments/payment-methods.ts';
import { listReviews } from '#domain/reviews/list-reviews.server.ts';
import { closureOf } from '#domain/settings/closure.ts';
import { deliveryPromise } from '#domain/settings/delivery/delivery-promise.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import { breadcrumbData, organizationData, productData } from '#storefront/seo/structured-data.ts';
import { canSendLinks } from '#web/can-send-links.server.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/product.route';
import { ProductPage } from './product-page.tsx';
import { redirectFromFormerSlug } from './redirect-from-former-slug.server.ts';

const maxRelatedProducts = 3;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const language = languageOf(url.pathname);
  const product =
    (await findProductBySlug(shop, params.slug)) ??
    (await redirectFromFormerSlug(shop, {
      slug: params.slug,
      search: url.search,
      pathOf: (slug) => productPath(language, slug),
    }));
  const settings = await readSettings(shop);
  const running = context.get(runningShopContext);
  const closure = closureOf(settings, shop.now());
  const isOutOfStock = product.stock <= 0;
  const sizes = await listSizes(shop, product);
  const path = productPath(language, product.slug);
  return {
    product,
    sizes,
    reviewList: await listReviews(shop, product.id, {
      page: Number(url.searchParams.get('reviews') ?? 1),
    }),
    relatedProducts: listRelated(await listProducts(shop), { product, sizes }).slice(
      0,
      maxRelatedProducts,
    ),
    pageUrl: new URL(path, running.appUrl).href,
    siteName: settings.siteName,
    isDeliveryFree: settings.freeDelivery,
    deliveryPromise: deliveryPromise(settings),
    arrival: isOutOfStock ? undefined : arrivalToday(settings, shop.now()),
    closureNote: closure && closureNoteOf(closure),
    canAlert: isOutOfStock && canSendLinks(running),
  };
}

function productPath(language: Language, slug: string): string {
  return localizePath(language, href('/products/:slug', { slug }));
}

type ShownProduct = { product: Product; sizes: ProductSize[] };

/** Returns the other products; for a sold-out product only those in stock, its other sizes first. */
function listRelated(all: Product[], { product, sizes }: ShownProduct): Product[] {
  const others = all.filter(({ id }) => id !== product.id);
  if (product.stock > 0) return others;
  const isSize = ({ id }: Product) => sizes.some((size) => size.id === id);
  const inStock = others.filter(({ stock }) => stock > 0);
  return [...inStock.filter(isSize), ...inStock.filter((one) => !isSize(one))];
}

function arrivalToday(settings: Settings, now: Date): Bilingual | undefined {
  const arrivalWindow = arrivalIfPlaced(settings, now);
  const isPaidAhead = !offeredMethods(settings, { hasGateway: false }).some(
    (method) => paymentTiming(method) === 'on-delivery',
  );
  return arrivalWindow && arrivalIfOrdered(arrivalWindow, { isPaidAhead });
}

export function headers() {
  return { 'Cache-Control': 'no-cache' };
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, siteName, reviewList } = loaderData;
  const titleIn = (language: Language) =>
    `${textIn(language, product.name).text} | ${textIn(language, siteName).text}`;
  return pageMeta(args, {
    title: { en: titleIn('en'), si: titleIn('si') },
    description: product.description,
    picture: product.images[0],
    priceLkr: product.priceLkr,
    data: import.meta.env.SSR
      ? (shopMeta) => [
          organizationData(shopMeta),
          productData(shopMeta, product, reviewList.reviews),
          breadcrumbData(shopMeta, product),
        ]
      : undefined,
  });
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.product.id} {...loaderData} />;
}
