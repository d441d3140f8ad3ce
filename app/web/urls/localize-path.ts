import type { Language } from '#domain/kernel/bilingual.ts';

/** Returns the language of a path: everything under /si is Sinhala, the rest is English. */
export function languageOf(pathname: string): Language {
  return pathname === '/si' || pathname.startsWith('/si/') ? 'si' : 'en';
}

/**
 * Returns the same page in the given language. Takes a path of either language, with its query and hash. Leaves one slash at
 * the start, because browsers read two as another host.
 */
export function localizePath(language: Language, path: string): string {
  const isSinhala = languageOf(path.split(/[?#]/)[0] ?? '') === 'si';
  const english = (isSinhala ? path.slice(3) : path).replace(/^[/\\]*/, '/');
  if (language === 'en') return english;
  return english === '/' ? '/si' : `/si${english.replace(/^\/(?=[?#])/, '')}`;
}
