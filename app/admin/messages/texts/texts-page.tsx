import { useState } from 'react';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { FilterLinks } from '#admin/list/filter-links.tsx';
import { kindCopy } from '#admin/messages/messages.copy.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import {
  type ConfigurableKind,
  configurableKinds,
} from '#domain/messages/channel-choices/channel-choices.ts';
import { smsSize } from '#domain/messages/sms-parts.ts';
import { fillText, placeholders, type TextFacts } from '#domain/messages/texts/placeholders.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { changedBy, savedSince } from '#ui/form/conflict.copy.ts';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Form, FormProblems, useField } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import {
  placeholderCopy,
  placeholderProblem,
  sizeCopy,
  textFields,
  textsCopy,
  thisText,
} from './texts.copy.ts';
import { textHref } from './texts-urls.ts';

const formId = 'text-form';

type TextsPageProps = {
  kind: ConfigurableKind;
  text: Bilingual;
  /** Whether the owner has changed the text, so that the original can be restored. */
  isOwn: boolean;
  samples: Record<Language, TextFacts>;
  partPriceLkr: number;
  answer: FormAnswer | undefined;
};

/** Edits the SMS text of one kind of message, with a live example and price. */
export function TextsPage({ kind, text, isOwn, ...form }: TextsPageProps) {
  const choices = configurableKinds.map((one) => ({
    name: one,
    label: kindCopy[one],
    href: textHref(one),
    isChosen: one === kind,
  }));
  return (
    <>
      <PageHeader title={textsCopy.title} subtitle={textsCopy.subtitle} />
      <FilterLinks label={textsCopy.message} choices={choices} wraps />
      <div className="mt-5 grid max-w-215 gap-6">
        <PanelCard id="text" title={kindCopy[kind]}>
          <TextForm kind={kind} text={text} {...form} />
        </PanelCard>
        {isOwn && <Restore kind={kind} />}
        <PanelCard id="placeholders" title={textsCopy.placeholders}>
          <Placeholders />
        </PanelCard>
      </div>
    </>
  );
}

function TextForm({ kind, text, samples, partPriceLkr, answer }: Omit<TextsPageProps, 'isOwn'>) {
  const { by, theirs = {} } = answer?.conflict ?? {};
  // Also sends the texts that the form was opened with, to notice when another admin has changed them.
  const initialValues = { ...text, shownEn: text.en, shownSi: text.si };
  const { shownEn, shownSi } = { ...initialValues, ...answer?.values };
  return (
    <Form
      id={formId}
      action={textHref(kind)}
      fields={textFields}
      answer={answer}
      initialValues={initialValues}
      errors={{ ...placeholderErrors(answer), ...errorsOf(theirs) }}
      allowsOverlongInput
      className="grid gap-6"
    >
      <UnsavedFormGuard />
      <input type="hidden" name="shownEn" value={shownEn} />
      <input type="hidden" name="shownSi" value={shownSi} />
      {answer?.conflict && (
        <Notice tone="info" role="alert">
          <Both of={changedBy(by, thisText)} />
        </Notice>
      )}
      <FormProblems title={textsCopy.notSaved} />
      {(['en', 'si'] as const).map((language) => (
        <PricedText
          key={`${language} ${shownEn}${shownSi}`}
          language={language}
          sample={samples[language]}
          partPriceLkr={partPriceLkr}
        />
      ))}
      <div>
        <SubmitButton of={panelCopy.save} />
      </div>
    </Form>
  );
}

function errorsOf(theirs: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(theirs).map(([field, saved]) => [field, savedSince(saved)]),
  );
}

/** Describes the problems with placeholders, quoting the typed text. */
function placeholderErrors(answer: FormAnswer | undefined) {
  return Object.fromEntries(
    Object.keys(answer?.problems ?? {}).map((field) => [
      field,
      placeholderProblem(answer?.values[field] ?? ''),
    ]),
  );
}

type PricedTextProps = { language: Language; sample: TextFacts; partPriceLkr: number };

/** Edits one text, and shows it with its placeholders filled in and its price. */
function PricedText({ language, sample, partPriceLkr }: PricedTextProps) {
  const [text, setText] = useState(useField(language).defaultValue);
  const filled = fillText(text, sample);
  return (
    <div className="grid gap-2">
      <TextAreaField
        name={language}
        rows={4}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p data-size={language} className="text-sm leading-snug text-ink-600 tabular-nums">
        <Text of={sizeCopy(smsSize(filled), partPriceLkr)} />
      </p>
      <figure className="rounded-md border border-line bg-cream-100 px-4 py-3">
        <figcaption className="text-xs font-semibold text-ink-600">
          <Text of={textsCopy.example} />
        </figcaption>
        <p lang={language} className="mt-1 leading-text wrap-anywhere whitespace-pre-wrap">
          {filled}
        </p>
      </figure>
    </div>
  );
}

/** Sends the form of the text, so that a refusal keeps what was typed. */
function Restore({ kind }: Pick<TextsPageProps, 'kind'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line px-4.5 py-4">
      <p className="text-md text-ink-600">
        <Text of={textsCopy.restoreHint} />
        {kind === 'order-placed' && (
          <>
            {' '}
            <Text of={textsCopy.whileClosed} />
          </>
        )}
      </p>
      <Button
        type="submit"
        form={formId}
        formAction={`${textHref(kind)}?restore`}
        size="small"
        variant="outline"
      >
        <Both of={textsCopy.restore} inline />
      </Button>
    </div>
  );
}

function Placeholders() {
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {placeholders.map((name) => (
          <div key={name} className="flex gap-x-3">
            <dt className="min-w-28 shrink-0">
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="text-ink-600">
              <Text of={placeholderCopy[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm leading-relaxed text-ink-600">
        <Text of={textsCopy.languages} />
      </p>
    </>
  );
}
