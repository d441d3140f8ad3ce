type PolicyOptions = {
  allowed: string[];
  https: boolean;
  /** Another origin to which forms of this page may post. */
  formTarget?: string | undefined;
};

/**
 * Returns the Content-Security-Policy. Allows our own files, the inline scripts in `allowed` (the nonce of a private page
 * or the hashes of a public page), and pictures from any https host.
 */
export function contentPolicy({ allowed, https, formTarget }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...allowed].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", formTarget].filter(Boolean).join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
