import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';

/** Renders a longer text as a paragraph for each language, with the owner's line breaks. Only Sinhala under /si. */
export function LongText({ of }: { of: Bilingual }) {
  const language = useLanguage();
  const isPair = language === 'en' && of.si.trim() !== '' && of.si !== of.en;
  return (
    <>
      {textIn(language, of).text.trim() !== '' && (
        <p className="wrap-anywhere whitespace-pre-line">
          <Text of={of} />
        </p>
      )}
      {isPair && (
        <p lang="si" className="text-base wrap-anywhere whitespace-pre-line text-ink-600">
          {of.si}
        </p>
      )}
    </>
  );
}
