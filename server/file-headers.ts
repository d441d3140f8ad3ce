const dayInSeconds = 24 * 60 * 60;
const yearInSeconds = 365 * dayInSeconds;

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Types that a build compresses: scripts/build/compress-files.ts. */
const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;

/**
 * Types that are never opened as a page: scripts, styles, fonts, photographs. The headers of pages would cost more bytes
 * than many of them have.
 */
const isNoDocument = /\.(?:js|css|woff2|avif|webp)$/;
const ofDocuments = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
];

export function isCompressible(pathname: string): boolean {
  return compressible.test(pathname);
}

/** Sets the headers of a built file, and those of pages that it does without. */
export function fileHeaders(pathname: string, encoding: string | undefined) {
  const type = types[/\.\w+$/.exec(pathname)?.[0] ?? ''];
  const set: Record<string, string> = {
    'Cache-Control': `public, ${ageOf(pathname)}`,
    // Pictures of the shop may be shown in a shared link's preview.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(type === undefined ? {} : { 'Content-Type': type }),
    ...(isCompressible(pathname) ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  };
  return { set, remove: isNoDocument.test(pathname) ? ofDocuments : [] };
}

/** Never expires names with a hash; revalidates pictures after a day, everything else after an hour. */
function ageOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return `max-age=${yearInSeconds}, immutable`;
  return `max-age=${pathname.startsWith('/pictures/') ? dayInSeconds : 60 * 60}`;
}
