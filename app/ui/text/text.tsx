import type { ReactNode } from 'react';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { useIsPaired, useLanguage } from './language.tsx';

/** The text in the visitor's language, marked where it had to fall back to English. */
export function Text({ of }: { of: Bilingual }) {
  const language = useLanguage();
  const said = textIn(language, of);
  return said.language === language ? said.text : <span lang={said.language}>{said.text}</span>;
}

type BothProps = {
  of: Bilingual;
  /** On one line, for labels. */
  beside?: boolean;
  /** Belongs to the English, such as "(optional)", and is shown before the Sinhala. */
  mark?: ReactNode;
};

/**
 * English with the Sinhala directly under it, or beside it where a label is one line. Under `/si`, and where an admin chose one language, only that.
 * Inside a flex box it needs an element around it, because it is two elements.
 */
export function Both({ of, beside = false, mark }: BothProps) {
  const isPair = useIsPaired() && of.si.trim() !== '' && of.si !== of.en;
  return (
    <>
      <Text of={of} />
      {mark}
      {isPair && ' '}
      {isPair && (
        <span lang="si" className={beside ? 'second-beside' : 'second'}>
          {of.si}
        </span>
      )}
    </>
  );
}
