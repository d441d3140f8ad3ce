import { createContext, type ReactNode, use } from 'react';
import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';

const LanguageContext = createContext<Language>('en');
const BothLanguagesContext = createContext(true);

type LanguageProviderProps = {
  language: Language;
  /** Whether an English page also shows the Sinhala. An admin may have chosen English only. */
  showsBothLanguages?: boolean;
  children: ReactNode;
};

/** Sets the language of a page: in the shop from the URL, in the panel from the admin's choice. */
export function LanguageProvider({
  language,
  showsBothLanguages = true,
  children,
}: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <BothLanguagesContext value={showsBothLanguages}>{children}</BothLanguagesContext>
    </LanguageContext>
  );
}

/** Returns whether texts are shown in both languages. */
export function useShowsBothLanguages(): boolean {
  return use(BothLanguagesContext) && use(LanguageContext) === 'en';
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

/**
 * Returns the text for attributes, which cannot have a `lang` of their own: `aria-label={translate(copy.close)}`.
 */
export function useTranslate(): (of: Bilingual) => string {
  const language = useLanguage();
  return (of) => textIn(language, of).text;
}
