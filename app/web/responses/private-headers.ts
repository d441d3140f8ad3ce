/** Neither cached nor indexed, and sent as no referrer: the address may be a secret. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
};
