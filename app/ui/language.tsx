import { createContext, type ReactNode, use } from 'react';
import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';

const LanguageContext = createContext<Language>('en');

/** Sets the language of a page. Its address decides it; the layout that knows the address sets it once, here. */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

/**
 * Returns the text for attributes, which hold text only and cannot mark its language: `aria-label={say(copy.close)}`.
 */
export function useSay(): (of: Bilingual) => string {
  const language = useLanguage();
  return (of) => textIn(language, of).text;
}
