import type { Product } from '#domain/catalog/product.ts';
import { type Language, textIn } from '#domain/kernel/bilingual.ts';
import type { ShopOnTheWeb } from '#storefront/shell/page-meta.ts';
import { pathIn } from '#web/language-path.ts';
import { parseUrl } from '#web/parse-url.ts';

type About = ShopOnTheWeb & { language: Language };
const vocabulary = { '@context': 'https://schema.org' };

/** Who sells. Contacts stand in it as far as the frame leads to them. */
export function organizationData({ origin, siteName, language, contacts }: About) {
  const reached = (scheme: string) =>
    contacts.find(({ href }) => href?.startsWith(scheme))?.href?.slice(scheme.length);
  const telephone = reached('tel:');
  const email = reached('mailto:');
  return {
    ...vocabulary,
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name: textIn(language, siteName).text,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(telephone ? { telephone } : {}),
    ...(email ? { email } : {}),
  };
}

/** One product with today's offer. */
export function productData(about: About, product: Product) {
  return { ...vocabulary, ...productWithOffer(about, product) };
}

/** Everything that is sold, in the order of the page. */
export function productListData(about: About, products: readonly Product[]) {
  return {
    ...vocabulary,
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productWithOffer(about, product),
    })),
  };
}

const stateOfShelf = 'https://schema.org/';

function productWithOffer({ origin, siteName, language }: About, product: Product) {
  const url = `${origin}${pathIn(language, `/products/${encodeURIComponent(product.slug)}`)}`;
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
    offers: {
      '@type': 'Offer',
      url,
      price: `${product.priceLkr}`,
      priceCurrency: 'LKR',
      availability: `${stateOfShelf}${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${stateOfShelf}NewCondition`,
      seller: { '@id': `${origin}/#shop` },
    },
  };
}

function picturesOf({ images }: Product, origin: string): string[] {
  const shown = images.flatMap((image) => parseUrl(image, origin)?.href ?? []);
  return shown.length > 0 ? shown : [`${origin}/pictures/fallback-800.webp`];
}
