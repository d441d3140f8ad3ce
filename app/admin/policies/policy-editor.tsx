import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import { type ComponentProps, useId } from 'react';
import { fillPolicy } from '#domain/policies/fill-policy.ts';
import { parsePolicy } from '#domain/policies/policy-blocks.ts';
import type { PolicyFacts } from '#domain/policies/policy-facts.copy.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { useField } from '#ui/form/form.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { TextBlocks } from '#ui/text/text-blocks.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { insertMarkdown, type Mark } from './insert-markdown.ts';
import { markCopy, policiesCopy } from './policies.copy.ts';

type PolicyEditorProps = ComponentProps<typeof TextAreaField> & {
  lang: 'en' | 'si';
  draft: string;
  /** Values of the placeholders. */
  facts: PolicyFacts;
};

/** Edits the text of a policy beside a preview. Without JavaScript it is only the field. */
export function PolicyEditor({ draft, facts, ...field }: PolicyEditorProps) {
  const { id } = useField(field.name);
  const hasScript = useHasScript();
  return (
    <div className={`grid gap-x-6 gap-y-4 ${hasScript ? 'md:grid-cols-2' : ''}`}>
      <div className="grid content-start">
        <TextAreaField {...field} rows={18} className="[&_textarea]:max-h-124" />
        {hasScript && <Toolbar fieldId={id} />}
      </div>
      {hasScript && <Preview lang={field.lang} draft={draft} facts={facts} />}
    </div>
  );
}

const icons = { heading: Heading, bold: Bold, list: List, link: LinkIcon } satisfies Record<
  Mark,
  unknown
>;

function Toolbar({ fieldId }: { fieldId: string }) {
  const translate = useTranslate();
  return (
    <div role="toolbar" aria-label={translate(policiesCopy.toolbar)} className="mt-1 flex gap-1">
      {(Object.keys(icons) as Mark[]).map((mark) => {
        const Icon = icons[mark];
        return (
          <IconButton
            key={mark}
            label={markCopy[mark]}
            icon={<Icon aria-hidden="true" />}
            title={translate(markCopy[mark])}
            aria-controls={fieldId}
            onClick={() => insertInto(document.getElementById(fieldId), mark)}
          />
        );
      })}
    </div>
  );
}

/** Inserts as typing does, so that the browser can undo it. */
function insertInto(field: HTMLElement | null, mark: Mark) {
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { value: text, selectionStart, selectionEnd } = field;
  const { start, end, replacement, select } = insertMarkdown(
    { text, start: selectionStart, end: selectionEnd },
    mark,
  );
  field.focus();
  field.setSelectionRange(start, end);
  if (!document.execCommand('insertText', false, replacement)) {
    field.setRangeText(replacement, start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(select.start, select.end);
}

type PreviewProps = Pick<PolicyEditorProps, 'lang' | 'draft' | 'facts'>;

function Preview({ lang, draft, facts }: PreviewProps) {
  const id = useId();
  const filled = fillPolicy({ en: draft, si: draft }, facts)[lang];
  return (
    <section aria-labelledby={id} className="grid content-start gap-1.75">
      <p id={id} className="text-md leading-snug font-semibold">
        <Both of={policiesCopy.willLook} inline />
      </p>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to scroll by keyboard too
        tabIndex={0}
        lang={lang}
        data-preview={lang}
        className="text-blocks max-h-124 overflow-y-auto rounded-md border border-line bg-cream-100 px-5 pb-5 text-md"
      >
        <TextBlocks blocks={parsePolicy(filled)} />
      </div>
    </section>
  );
}
