import { href } from 'react-router';
import type { Language } from '#domain/kernel/bilingual.ts';
import { localPath } from '#web/urls/local-path.ts';
import { localizePath } from '#web/urls/localize-path.ts';

/** Matches pages to which a sign-in does not return: those about signing in, and those that are shown once. */
const signInPages =
  /^(\/si)?\/(sign-(in|up|out)|forgot-password|reset-password|reset-by-code|account\/deleted)([/?#]|$)/;

/** Returns the checked `next` from the URL or form of a sign-in; undefined for anything outside this shop. */
export function checkedNext(next: unknown): string | undefined {
  const path = localPath(next);
  return path && !signInPages.test(path) ? path : undefined;
}

/**
 * Returns the path to open after signing in: `next` if it is valid, else the account, in the language of the sign-in page,
 * on which the visitor may have switched it. Paths of the panel have no language.
 */
export function pathAfterSignIn(language: Language, next: unknown): string {
  const checked = checkedNext(next) ?? href('/account');
  // Replaces the download, which is no page: a sign-in by a script would show nothing, and it has no Sinhala path.
  const isDownload = checked.startsWith(href('/account/data.json'));
  const path = isDownload ? href('/account/details') : checked;
  return /^\/admin([/?#]|$)/.test(path) ? path : localizePath(language, path);
}
