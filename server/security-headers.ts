import type { ServerResponse } from 'node:http';

const yearInSeconds = 365 * 24 * 60 * 60;

/** What every answer carries. A page's own content policy, with its nonce, is set where the page is rendered. */
export function setSecurityHeaders(response: ServerResponse, https: boolean): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  if (https) response.setHeader('Strict-Transport-Security', `max-age=${yearInSeconds}`);
}
