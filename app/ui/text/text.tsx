import type { ReactNode } from 'react';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { useLanguage, useShowsBothLanguages } from './language.tsx';

/** Renders the text in the visitor's language, with a `lang` attribute where it falls back to English. */
export function Text({ of }: { of: Bilingual }) {
  const language = useLanguage();
  const shown = textIn(language, of);
  return shown.language === language ? shown.text : <span lang={shown.language}>{shown.text}</span>;
}

type BothProps = {
  of: Bilingual;
  /** Puts the Sinhala on the same line, for labels and buttons. */
  inline?: boolean;
  /** A suffix of the English such as "(optional)", shown before the Sinhala. */
  mark?: ReactNode;
};

/**
 * Renders the English, and the Sinhala below it or, `inline`, after it. Renders only one under `/si`, and where an admin
 * chose one language. Inside a flex box it needs an element around it, because it is two elements.
 */
export function Both({ of, inline = false, mark }: BothProps) {
  const isPair = useShowsBothLanguages() && of.si.trim() !== '' && of.si !== of.en;
  return (
    <>
      <Text of={of} />
      {mark && ' '}
      {mark}
      {isPair && ' '}
      {isPair && (
        <span lang="si" className={inline ? 'second-inline' : 'second'}>
          {of.si}
        </span>
      )}
    </>
  );
}
