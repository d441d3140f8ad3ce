import type { FormEvent } from 'react';
import type { PolicyFacts } from '#domain/policies/policy-facts.copy.ts';
import type { PolicyField, PolicyTexts } from '#domain/policies/policy-form.ts';
import { measureText } from '#domain/policies/text-statistics.ts';
import { TextField } from '#ui/form/fields.tsx';
import { Text } from '#ui/text/text.tsx';
import { policiesCopy, statisticsOf } from './policies.copy.ts';
import { PolicyEditor } from './policy-editor.tsx';

type PolicyFieldsProps = {
  drafts: PolicyTexts;
  /** Values of the placeholders. */
  facts: PolicyFacts;
  /** Texts that someone else saved in fields that were changed here too. */
  theirs: Record<string, string>;
  onInput: (field: PolicyField, text: string) => void;
};

/** Edits the policy in English, and below that in Sinhala. */
export function PolicyFields(props: PolicyFieldsProps) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-y-10">
        <OneLanguage {...props} lang="en" title="titleEn" content="contentEn" />
        <OneLanguage {...props} lang="si" title="titleSi" content="contentSi" />
      </div>
      <div className="grid gap-1.5 text-sm leading-snug text-ink-600">
        <p>
          <Text of={policiesCopy.markdown} /> <Text of={policiesCopy.placeholdersHint} />
        </p>
        <p>
          <Text of={policiesCopy.emptySinhala} />
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

function OneLanguage({ lang, title, content, drafts, ...props }: OneLanguageProps) {
  const { facts, theirs, onInput } = props;
  const language = { lang, required: lang === 'en' };
  const typeInto =
    (field: PolicyField) => (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onInput(field, event.currentTarget.value);
  const conflict = theirs[content];
  return (
    <div className="grid content-start gap-5">
      <TextField name={title} {...language} onInput={typeInto(title)} />
      <div className="grid gap-2">
        <PolicyEditor
          name={content}
          {...language}
          draft={drafts[content]}
          facts={facts}
          onInput={typeInto(content)}
        />
        <p className="text-sm leading-snug text-ink-600 tabular-nums" data-statistics={content}>
          <Text of={statisticsOf(measureText(drafts[content]))} />
        </p>
        {conflict !== undefined && <Theirs text={conflict} lang={lang} />}
      </div>
    </div>
  );
}

function Theirs({ text, lang }: { text: string; lang: 'en' | 'si' }) {
  return (
    <details open className="rounded-md border border-line bg-cream-100">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-md font-semibold">
        <Text of={policiesCopy.showTheirs} />
      </summary>
      <div
        lang={text === '' ? undefined : lang}
        className="border-t border-line px-4 py-3 text-md wrap-anywhere whitespace-pre-wrap"
      >
        {text === '' ? <Text of={policiesCopy.empty} /> : text}
      </div>
    </details>
  );
}
