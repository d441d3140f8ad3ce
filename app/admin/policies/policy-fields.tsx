import type { FormEvent } from 'react';
import type { PolicyKind } from '#domain/policies/policy.ts';
import { type PolicyField, type PolicyTexts, policyLimits } from '#domain/policies/policy-form.ts';
import { textStatistics } from '#domain/policies/text-statistics.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import {
  fieldLabels,
  policiesCopy,
  problemWords,
  savedMeanwhile,
  statisticsOf,
} from './policies.copy.ts';
import type { PolicyAnswer } from './policy-answer.ts';

type PolicyFieldsProps = {
  kind: PolicyKind;
  texts: PolicyTexts;
  typed: PolicyTexts;
  answer: PolicyAnswer | undefined;
  onType: (field: PolicyField, text: string) => void;
};

/** The document in English, and beside it the same in Sinhala. */
export function PolicyFields(props: PolicyFieldsProps) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-6 gap-y-8 xl:grid-cols-2">
        <OneLanguage {...props} lang="en" title="titleEn" content="contentEn" />
        <OneLanguage {...props} lang="si" title="titleSi" content="contentSi" />
      </div>
      <div className="grid gap-1.5 text-sm leading-snug text-ink-600">
        <p>
          <Text of={policiesCopy.markdown} /> <Text of={policiesCopy.blanks} />
        </p>
        <p>
          <Text of={policiesCopy.twins} />
        </p>
        <p>
          <Text of={policiesCopy.previewHint} />
        </p>
      </div>
    </div>
  );
}

type OneLanguageProps = PolicyFieldsProps & {
  lang: 'en' | 'si';
  title: 'titleEn' | 'titleSi';
  content: 'contentEn' | 'contentSi';
};

function OneLanguage({ lang, title, content, ...props }: OneLanguageProps) {
  const { answer, typed } = props;
  const theirs = answer?.meanwhile?.theirs ?? {};
  const required = lang === 'en';
  return (
    <div className="grid content-start gap-5">
      <TextField
        {...fieldOf(props, title)}
        lang={lang}
        required={required}
        error={errorOf(answer, title)}
      />
      <div className="grid gap-2">
        <TextAreaField
          {...fieldOf(props, content)}
          lang={lang}
          required={required}
          rows={18}
          error={theirs[content] === undefined ? errorOf(answer, content) : policiesCopy.theirText}
        />
        <p className="text-sm leading-snug text-ink-600 tabular-nums" data-statistics={content}>
          <Text of={statisticsOf(textStatistics(typed[content]))} />
        </p>
        {theirs[content] !== undefined && <Theirs text={theirs[content]} lang={lang} />}
      </div>
    </div>
  );
}

/** Ids carry the policy's name, for the editors of all three stand in one document. */
function fieldOf({ kind, texts, onType }: Omit<PolicyFieldsProps, 'typed'>, field: PolicyField) {
  return {
    id: `${kind}-${field}`,
    name: field,
    label: fieldLabels[field],
    defaultValue: texts[field],
    maxLength: policyLimits[field],
    autoComplete: 'off',
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onType(field, event.currentTarget.value),
  };
}

function errorOf(answer: PolicyAnswer | undefined, field: PolicyField) {
  const theirs = answer?.meanwhile?.theirs[field];
  if (theirs !== undefined) return savedMeanwhile(theirs);
  const code = answer?.problems[field];
  return code && problemWords[code](policyLimits[field]);
}

function Theirs({ text, lang }: { text: string; lang: 'en' | 'si' }) {
  return (
    <details open className="rounded-md border border-line bg-cream-100">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-md font-semibold">
        <Text of={policiesCopy.showTheirs} />
      </summary>
      <div
        lang={lang}
        className="border-t border-line px-4 py-3 text-md wrap-anywhere whitespace-pre-wrap"
      >
        {text === '' ? <Text of={policiesCopy.empty} /> : text}
      </div>
    </details>
  );
}
