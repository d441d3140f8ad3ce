import type { ServerResponse } from 'node:http';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Forbids everything but inline styles in responses that are not pages. A page sets its own policy when it is rendered.
 */
const policyExceptPages = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Returns the headers of every response, unless its handler sets others. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': policyExceptPages,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(https ? { 'Strict-Transport-Security': `max-age=${yearInSeconds}` } : {}),
  };
}

export function setSecurityHeaders(response: ServerResponse, https: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders(https))) {
    response.setHeader(name, value);
  }
}
