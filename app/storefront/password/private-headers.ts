/** Kept by nobody, listed by nobody, and its address, which may be a secret, is told to no other site. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
};
