import { createContext, type ReactNode, use } from 'react';
import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';

const LanguageContext = createContext<Language>('en');

/** The address of a page decides its language; the layout that knows the address says it once, here. */
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

/** For attributes, which hold text only and cannot mark its language: `aria-label={say(copy.close)}`. */
export function useSay(): (of: Bilingual) => string {
  const language = useLanguage();
  return (of) => textIn(language, of).text;
}
