import type { Language } from '#domain/kernel/bilingual.ts';
import { localizePath } from './localize-path.ts';

/** Returns the path of the sign-in page, which redirects to `next` afterwards, or else to the account. */
export function signInPath(language: Language, next?: string): string {
  return withNext(localizePath(language, '/sign-in'), next);
}

export function signUpPath(language: Language, next?: string): string {
  return withNext(localizePath(language, '/sign-up'), next);
}

function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Returns a password reset link. Its host is the configured one, not the request's Host header. */
export function resetLink(appUrl: URL, language: Language, token: string): string {
  return appUrl.origin + localizePath(language, `/reset-password/${token}`);
}

/** Returns the URL of the page on which a consent to offers is withdrawn. */
export function offersLink(appUrl: URL, language: Language, consentId: string): string {
  return appUrl.origin + localizePath(language, `/offers/${consentId}`);
}

/** Returns the URL of the page that confirms and stops messages about stock. */
export function stockAlertLink(appUrl: URL, language: Language, token: string): string {
  return appUrl.origin + localizePath(language, `/stock-alert/${token}`);
}

/** Returns the URL of the upload page for bank slips, in the language of the order's customer. */
export function slipLink(
  appUrl: URL,
  { id, language }: { id: string; language: Language },
): string {
  return appUrl.origin + localizePath(language, `/order-success/${id}/slip`);
}

/** Returns the URL of the page for paying online, in the language of the order's customer. */
export function payLink(appUrl: URL, { id, language }: { id: string; language: Language }): string {
  return appUrl.origin + localizePath(language, `/order-success/${id}/pay`);
}
