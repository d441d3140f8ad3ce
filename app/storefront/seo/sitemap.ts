import { pathIn } from '#web/addresses/language-path.ts';

/** A public page by its English path. */
export type SitemapPage = { path: string; lastChanged?: Date };

/** Lists every page twice, once in each language, each naming both. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => [entry(origin, page, 'en'), entry(origin, page, 'si')]),
    '</urlset>',
    '',
  ].join('\n');
}

function entry(origin: string, { path, lastChanged }: SitemapPage, language: 'en' | 'si'): string {
  const address = (of: 'en' | 'si') => escaped(origin + pathIn(of, path));
  const alternate = (hreflang: string, of: 'en' | 'si') =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(of)}"/>`;
  return [
    '<url>',
    `<loc>${address(language)}</loc>`,
    ...(lastChanged ? [`<lastmod>${lastChanged.toISOString()}</lastmod>`] : []),
    alternate('en', 'en'),
    alternate('si', 'si'),
    alternate('x-default', 'en'),
    '</url>',
  ].join('');
}

function escaped(text: string): string {
  return text.replace(/[<>&'"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
