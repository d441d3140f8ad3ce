import { useRef } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { idsSortedByName } from '#domain/catalog/ids-sorted-by-name.ts';
import { listProducts } from '#domain/catalog/list-products.server.ts';
import type { Product } from '#domain/catalog/product.ts';
import { parseFilters } from '#domain/catalog/search/product-filters.ts';
import { searchProducts } from '#domain/catalog/search/search.ts';
import { findSimilarProducts } from '#domain/catalog/search/similar-products.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { deliveryPromise } from '#domain/settings/delivery/delivery-promise.ts';
import { aboutCardNames, benefitCardNames } from '#domain/settings/landing/landing-cards.ts';
import type { LandingClaims } from '#domain/settings/landing/landing-claims.ts';
import { readLandingClaims } from '#domain/settings/landing/read-landing-claims.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { countEvent } from '#storefront/analytics/count-event.ts';
import { ChatWidget } from '#storefront/chat/chat-widget.tsx';
import { onlyQueryChanged } from '#storefront/layout/only-query-changed.ts';
import type { ShopHandle } from '#storefront/layout/shop-handle.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import { organizationData, productListData } from '#storefront/seo/structured-data.ts';
import { useLazyEffect } from '#ui/use-lazy-effect.ts';
import { shopContext } from '#web/contexts.server.ts';
import { languageOf } from '#web/urls/localize-path.ts';
import type { Route } from './+types/home.route';
import { About } from './about/about.tsx';
import { Benefits } from './benefits/benefits.tsx';
import { ContactSection } from './contact/contact-section.tsx';
import { type OrderingFacts, readOrderingFacts } from './contact/read-ordering-facts.server.ts';
import { Hero } from './hero/hero.tsx';
import { type HomePictureData, preloadsOf } from './home-picture.tsx';
import { readHomePictures } from './home-pictures.server.ts';
import { ProductsSection } from './products/products-section.tsx';
import type { Similar } from './products/use-similar.ts';
import { readTestimonials } from './testimonials/read-testimonials.server.ts';
import { Testimonials } from './testimonials/testimonials.tsx';

export const handle: ShopHandle = { nav: 'over-hero' };

/** Fails the page when a query fails: an outage must not look like an empty shop. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const settings = await readSettings(shop);
  const { siteName, tagline, metaTitle, metaDescription } = settings;
  const products = await listProducts(shop);
  const claims = await readLandingClaims(shop);
  const brand = [siteName.en, siteName.si];
  return {
    pictures: await readHomePictures(shop, siteName),
    products,
    idsSortedByName: idsSortedByName(products, languageOf(url.pathname)),
    brand,
    similar: findSimilar(parseFilters(url.searchParams).query, { products, brand }),
    tagline,
    metaTitle,
    metaDescription,
    deliveryPromise: deliveryPromise(settings),
    claims: { ...claims, testimonials: await readTestimonials(shop, claims.testimonials) },
    orderingFacts: await readOrderingFacts(shop),
  };
}

function findSimilar(query: string, { products, brand }: { products: Product[]; brand: string[] }) {
  const isFound = query === '' || searchProducts(products, query).length > 0;
  const similar = isFound ? [] : findSimilarProducts(products, query, { brand });
  return { query, ids: similar.map(({ id }) => id) };
}

/** Skips reloading for search and filters, which work on the products that the page has. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !onlyQueryChanged(args) && args.defaultShouldRevalidate;
}

export function headers() {
  return { 'Cache-Control': 'no-cache' };
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { metaTitle, metaDescription, products, pictures } = loaderData;
  const head = pageMeta(args, {
    title: metaTitle,
    description: metaDescription,
    data: import.meta.env.SSR
      ? (shopMeta) => [organizationData(shopMeta), productListData(shopMeta, products)]
      : undefined,
  });
  return [...preloadsOf(pictures.hero), ...head];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}

const loadMotion = () => import('./motion/start-motion.ts').then(({ startMotion }) => startMotion);

type HomePageProps = {
  pictures: Record<'hero' | 'about', HomePictureData>;
  tagline: Bilingual;
  products: Product[];
  idsSortedByName: string[];
  brand: string[];
  similar: Similar;
  deliveryPromise: Bilingual | undefined;
  claims: LandingClaims;
  orderingFacts: OrderingFacts;
};

function HomePage({
  pictures,
  tagline,
  products,
  idsSortedByName,
  brand,
  similar,
  deliveryPromise,
  claims,
  orderingFacts,
}: HomePageProps) {
  const page = useRef<HTMLDivElement>(null);
  const { cards } = claims;
  const hasAbout = aboutCardNames.some((name) => cards[name]);
  const hasBenefits = benefitCardNames.some((name) => cards[name]) || claims.figures.length > 0;
  useLazyEffect(page, loadMotion);
  return (
    <div ref={page}>
      <Hero
        picture={pictures.hero}
        tagline={tagline}
        products={products}
        isDeliveryFree={orderingFacts.isDeliveryFree}
        cards={cards}
        hasAbout={hasAbout}
      />
      {hasAbout && <About picture={pictures.about} cards={cards} />}
      <ProductsSection
        products={products}
        idsSortedByName={idsSortedByName}
        brand={brand}
        similar={similar}
        deliveryPromise={deliveryPromise}
        onSearch={countSearch}
      />
      {hasBenefits && <Benefits cards={cards} figures={claims.figures} />}
      {claims.testimonials.length > 0 && <Testimonials testimonials={claims.testimonials} />}
      <ContactSection orderingFacts={orderingFacts} />
      <ChatWidget {...orderingFacts} />
    </div>
  );
}

function countSearch(query: string) {
  countEvent({ type: 'product_search', data: { query } });
}
