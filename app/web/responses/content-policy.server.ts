type PolicyOptions = {
  allowed: string[];
  https: boolean;
  /** Another origin to which forms of this page lead. */
  formTarget?: string | undefined;
};

/**
 * Returns the Content-Security-Policy: our own files, and of the inline scripts those that are `allowed`, by the nonce
 * of a private page or by the hashes of a public one. Pictures may come from any https host.
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
