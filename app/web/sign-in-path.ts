import type { Language } from '#domain/kernel/bilingual.ts';
import { pathIn } from './language-path.ts';

/** The way to the sign-in, which leads back to `next`. Without one it leads to the account. */
export function signInPath(language: Language, next?: string): string {
  return withNext(pathIn(language, '/sign-in'), next);
}

export function signUpPath(language: Language, next?: string): string {
  return withNext(pathIn(language, '/sign-up'), next);
}

function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** The address in a link for another password. Its host is the one of the configuration, whatever the request named. */
export function resetLink(appUrl: URL, language: Language, token: string): string {
  return appUrl.origin + pathIn(language, `/reset-password/${token}`);
}
