/** Keeps a page out of caches and search engines, and its URL out of the referrer for other sites: it may contain a secret. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
};
