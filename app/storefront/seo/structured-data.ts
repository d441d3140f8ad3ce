import type { Product } from '#domain/catalog/product.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { parseUrl } from '#domain/kernel/parse-url.ts';
import type { PublicReview } from '#domain/reviews/list-reviews.server.ts';
import { averageStars } from '#domain/reviews/review.ts';
import { cardCopy } from '#storefront/product-card/product-card.copy.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { LocalizedShopMeta } from './page-meta.ts';

const vocabulary = { '@context': 'https://schema.org' };

/**
 * Returns the seller, with the contacts that the layout links to and the address as the owner wrote it. The return policy
 * is only linked, because the owner writes its text.
 */
export function organizationData({
  origin,
  siteName,
  pictures,
  language,
  contacts,
}: LocalizedShopMeta) {
  const location = contacts.find(({ kind }) => kind === 'location')?.text;
  const contactBy = (scheme: string) =>
    contacts.find(({ href }) => href?.startsWith(scheme))?.href?.slice(scheme.length);
  const telephone = contactBy('tel:');
  const email = contactBy('mailto:');
  return {
    ...vocabulary,
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name: textIn(language, siteName).text,
    url: `${origin}/`,
    logo: origin + (pictures.logo?.path ?? '/icon-512.png'),
    ...(telephone ? { telephone } : {}),
    ...(email ? { email } : {}),
    ...(location && location.en !== ''
      ? { address: { '@type': 'PostalAddress', streetAddress: location.en, addressCountry: 'LK' } }
      : {}),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      '@id': `${origin}/#returns`,
      merchantReturnLink: `${origin}${localizePath(language, '/refund-policy')}`,
    },
  };
}

/** Returns one product with today's offer. */
export function productData(
  shopMeta: LocalizedShopMeta,
  product: Product,
  reviews: readonly PublicReview[] = [],
) {
  return {
    ...vocabulary,
    ...productWithOffer(shopMeta, product),
    ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
  };
}

function reviewData({ stars, words, firstName, language, createdAt }: PublicReview) {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name: firstName || textIn(language, cardCopy.buyer).text },
    datePublished: createdAt.toISOString(),
    ...(words !== '' && { reviewBody: words, inLanguage: language }),
  };
}

/** Returns the rating by real reviews only, never the one that the owner set for all products. */
function ratingData({ reviewTotals: { count, stars } }: Product) {
  const ratingValue = averageStars({ count, stars });
  if (ratingValue === undefined) return {};
  const range = { bestRating: 5, worstRating: 1 };
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: count, ...range },
  };
}

/** Returns the breadcrumbs from the landing page to a product. */
export function breadcrumbData(
  { origin, siteName, language }: LocalizedShopMeta,
  product: Product,
) {
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `${origin}${localizePath(language, path)}`,
  });
  return {
    ...vocabulary,
    '@type': 'BreadcrumbList',
    itemListElement: [
      item(1, textIn(language, siteName).text, '/'),
      item(2, textIn(language, product.name).text, pathOf(product)),
    ],
  };
}

/** Returns every product, in the order of the page. */
export function productListData(shopMeta: LocalizedShopMeta, products: readonly Product[]) {
  return {
    ...vocabulary,
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productWithOffer(shopMeta, product),
    })),
  };
}

const schemaOrg = 'https://schema.org/';

function pathOf({ slug }: Product): string {
  return `/products/${encodeURIComponent(slug)}`;
}

/** Omits `priceValidUntil`, because the owner may change the price at any time. */
function productWithOffer(shopMeta: LocalizedShopMeta, product: Product) {
  const { origin, siteName, language, ordersPaused } = shopMeta;
  const isAvailable = product.stock > 0 && !ordersPaused;
  const url = `${origin}${localizePath(language, pathOf(product))}`;
  const image = picturesOf(product, origin);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: textIn(language, product.name).text,
    description: textIn(language, product.description).text,
    url,
    image,
    sku: product.slug,
    brand: { '@type': 'Brand', name: textIn(language, siteName).text },
    ...ratingData(product),
    offers: {
      '@type': 'Offer',
      url,
      price: `${product.priceLkr}`,
      priceCurrency: 'LKR',
      availability: `${schemaOrg}${isAvailable ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${schemaOrg}NewCondition`,
      seller: { '@id': `${origin}/#shop` },
      shippingDetails: shippingDetails(shopMeta),
      hasMerchantReturnPolicy: { '@id': `${origin}/#returns` },
    },
  };
}

/**
 * Returns handling within 24 hours unless the shop is closed, delivery in 2-5 days, and today's fee or the highest fee of a
 * district.
 */
function shippingDetails({ deliveryFeeLkr, highestDeliveryFeeLkr, closed }: LocalizedShopMeta) {
  const rate =
    highestDeliveryFeeLkr === undefined
      ? { value: `${deliveryFeeLkr}` }
      : { maxValue: `${highestDeliveryFeeLkr}` };
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', ...rate, currency: 'LKR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'LK' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      ...(!closed && { handlingTime: days(0, 1) }),
      transitTime: days(2, 5),
    },
  };
}

function picturesOf({ images }: Product, origin: string): string[] {
  const urls = images.flatMap((image) => parseUrl(image, origin)?.href ?? []);
  return urls.length > 0 ? urls : [`${origin}/pictures/fallback-800.webp`];
}
