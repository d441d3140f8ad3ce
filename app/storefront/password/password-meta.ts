import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { languageOf } from '#web/language-path.ts';

/** The head of a page that is nobody else's business. */
export function passwordMeta(pathname: string, title: Bilingual) {
  return [
    { title: textIn(languageOf(pathname), title).text },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Kept by nobody, listed by nobody, and its address, which may be a secret, is told to no other site. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
};
