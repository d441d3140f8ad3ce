import type { MetaDescriptor } from 'react-router';
import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import type { ShopPicture, ShopPictures } from '#domain/media/shop-pictures.ts';
import type { Contact } from '#storefront/layout/layout-data.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';

/** The data of the shop that the heads of public pages contain. */
export type ShopMeta = {
  origin: string;
  siteName: Bilingual;
  pictures: Pick<ShopPictures, 'logo' | 'hero'>;
  contacts: readonly Pick<Contact, 'kind' | 'text' | 'href'>[];
  /** Today's general delivery fee of an order, in rupees; 0 while it is free. */
  deliveryFeeLkr: number;
  /** The fee of the most expensive district, in rupees, where that is more. */
  highestDeliveryFeeLkr?: number | undefined;
  /** The notice shown while the shop is temporarily closed. */
  closed?: Bilingual | undefined;
  /** Set while nobody can order. */
  ordersPaused?: true | undefined;
};

/** The same data, with the language of the page. */
export type LocalizedShopMeta = ShopMeta & { language: Language };

type MetaArgs = {
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
};
type PageHead = {
  title: Bilingual;
  description: Bilingual;
  /** The picture in previews of shared links; by default that of the shop. */
  picture?: string | undefined;
  /** The price of the product that the page sells, in rupees. */
  priceLkr?: number | undefined;
  /**
   * Returns structured data for search engines. Passed only on the server, to keep its code out of the browser. Never has
   * the rating that the owner set, because no customer gave it.
   */
  data?: ((shopMeta: LocalizedShopMeta) => object[]) | undefined;
};

const locales = { en: 'en_GB', si: 'si_LK' } as const;

/**
 * Returns the head of a public page: title, description, canonical URL, the page in the other language, and the
 * preview of shared links. URLs have the configured host, not the request's Host header.
 */
export function pageMeta({ location, matches }: MetaArgs, page: PageHead): MetaDescriptor[] {
  const language = languageOf(location.pathname);
  const title = textIn(language, page.title).text;
  const description = shorten(textIn(language, page.description).text);
  const shop = shopOf(matches);
  if (!shop) return [{ title }, { name: 'description', content: description }];
  const urls = urlsOf(shop.origin, location.pathname);
  const shopMeta = { ...shop, language };
  return [
    { title },
    { name: 'description', content: description },
    ...links(urls, language),
    ...previews(shopMeta, { ...page, title, description, url: urls[language] }),
    ...(page.data?.(shopMeta) ?? []).map((data) => ({ 'script:ld+json': data as never })),
  ];
}

function shopOf(matches: MetaArgs['matches']): ShopMeta | undefined {
  return matches
    .map((match) => match?.loaderData)
    .find(
      (found): found is ShopMeta =>
        typeof found === 'object' && found !== null && 'origin' in found && 'contacts' in found,
    );
}

function urlsOf(origin: string, pathname: string): Record<Language, string> {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return { en: origin + localizePath('en', path), si: origin + localizePath('si', path) };
}

function links(urls: Record<Language, string>, language: Language): MetaDescriptor[] {
  const link = (rel: string, rest: object) => ({ tagName: 'link', rel, ...rest });
  return [
    link('canonical', { href: urls[language] }),
    link('alternate', { hrefLang: 'en', href: urls.en }),
    link('alternate', { hrefLang: 'si', href: urls.si }),
    link('alternate', { hrefLang: 'x-default', href: urls.en }),
  ];
}

type Preview = Pick<PageHead, 'picture' | 'priceLkr'> & {
  title: string;
  description: string;
  url: string;
};

function previews(
  { origin, siteName, pictures, language }: LocalizedShopMeta,
  { title, description, url, picture, priceLkr }: Preview,
): MetaDescriptor[] {
  const other = language === 'en' ? 'si' : 'en';
  const image = linkPicture(origin, picture, pictures.hero);
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  const twitter = (name: string, content: string) => ({ name: `twitter:${name}`, content });
  return [
    property('type', priceLkr === undefined ? 'website' : 'product'),
    ...(priceLkr === undefined ? [] : priceOf(priceLkr)),
    property('site_name', textIn(language, siteName).text),
    property('locale', locales[language]),
    property('locale:alternate', locales[other]),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', image.url),
    property('image:alt', title),
    ...(image.width ? [property('image:width', image.width)] : []),
    ...(image.height ? [property('image:height', image.height)] : []),
    twitter('card', image.card),
    twitter('title', title),
    twitter('description', description),
    twitter('image', image.url),
  ];
}

function priceOf(priceLkr: number): MetaDescriptor[] {
  return [
    { property: 'product:price:amount', content: `${priceLkr}` },
    { property: 'product:price:currency', content: 'LKR' },
  ];
}

/** Limits descriptions, in UTF-16 units: search engines cut longer ones, and not always between two words. */
const maxDescriptionLength = 160;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescriptionLength) return line;
  return `${line.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '')}…`;
}

type LinkPicture = { url: string; card: string; width?: string; height?: string };

const bundledPicture = /^(\/pictures\/.+-(\d+))\.(?:avif|webp)$/;

/** Returns the picture in previews of a link: the page's own, the owner's hero picture, or the built-in one. */
export function linkPicture(
  origin: string,
  picture: string | undefined,
  hero?: ShopPicture,
): LinkPicture {
  if (!picture && hero) {
    return { url: origin + hero.path, card: 'summary_large_image', ...sizeOf(hero) };
  }
  if (!picture) {
    const size = { width: '1200', height: '630' };
    return { url: `${origin}/og.jpg`, card: 'summary_large_image', ...size };
  }
  const [, path, width] = bundledPicture.exec(picture) ?? [];
  if (path === undefined || width === undefined) {
    return { url: new URL(picture, origin).href, card: 'summary' };
  }
  // Messengers support WebP, but few of them AVIF. Each bundled picture exists in both; those of products are squares.
  return { url: `${origin}${path}.webp`, card: 'summary', width, height: width };
}

/** Returns the size of the largest file, whose width is in its name and may be less than that of the upload. */
function sizeOf({ path, width, height }: ShopPicture) {
  const largestWidth = Number(/-(\d+)\.webp$/.exec(path)?.[1] ?? width);
  return { width: `${largestWidth}`, height: `${Math.round((largestWidth * height) / width)}` };
}
