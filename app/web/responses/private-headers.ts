/** Neither cached nor indexed, and not sent as a referrer: the URL may contain a secret. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
};
