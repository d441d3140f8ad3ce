import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import { bestLength, lengthSoFar } from './settings.copy.ts';

type CountedFieldProps = {
  name: string;
  label: Bilingual;
  defaultValue: string;
  error: Bilingual | undefined;
  lang: 'en' | 'si';
  best: { from: number; to: number };
  required?: boolean;
};

/** Says how long the text is while one types, and how long is best. It refuses nothing. */
export function CountedField({ best, ...field }: CountedFieldProps) {
  const [text, setText] = useState(field.defaultValue);
  const count = lettersOf(text);
  const isBest = count >= best.from && count <= best.to;
  return (
    <div className="grid gap-1.5">
      <TextAreaField
        {...field}
        hint={bestLength(best.from, best.to)}
        rows={2}
        onInput={(event) => setText(event.currentTarget.value)}
        className="[&_textarea]:min-h-20"
      />
      <p
        data-count={field.name}
        className={`flex items-center gap-1.5 text-sm leading-snug ${isBest ? 'font-semibold text-delivered' : 'text-ink-600'}`}
      >
        {isBest && <Check aria-hidden="true" className="size-4" />}
        <span className="tabular-nums">
          <Text of={lengthSoFar(count)} />
        </span>
      </p>
    </div>
  );
}

/** As a reader counts: what is joined to a letter, such as the vowel signs of Sinhala, is a part of it. */
function lettersOf(text: string): number {
  return [...text.trim().replace(/[\p{M}\u200d]/gu, '')].length;
}
