import type { Language } from '#domain/kernel/bilingual.ts';

/** Returns the language of a path: everything under /si is Sinhala, the rest is English. */
export function languageOf(pathname: string): Language {
  return pathname === '/si' || pathname.startsWith('/si/') ? 'si' : 'en';
}

/** Returns the same page in the given language. Takes a path of either language, with its query and hash. */
export function localizePath(language: Language, path: string): string {
  const plain = languageOf(path.split(/[?#]/)[0] ?? '') === 'si' ? path.slice(3) || '/' : path;
  const english = plain.startsWith('/') ? plain : `/${plain}`;
  if (language === 'en') return english;
  return english === '/' ? '/si' : `/si${english.replace(/^\/(?=[?#])/, '')}`;
}
