import type { ServerResponse } from 'node:http';

const yearInSeconds = 365 * 24 * 60 * 60;

/** What is no page runs nothing and loads nothing. A page sets its own policy, with its nonce, where it is rendered. */
const policyOfNoPage = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** What every answer carries, unless who answers says otherwise. */
export function setSecurityHeaders(response: ServerResponse, https: boolean): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Security-Policy', policyOfNoPage);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  if (https) response.setHeader('Strict-Transport-Security', `max-age=${yearInSeconds}`);
}
