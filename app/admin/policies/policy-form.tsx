import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useState } from 'react';
import { unsavedChangesCopy } from '#admin/form/unsaved-changes-guard.copy.ts';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type { PolicyKind } from '#domain/policies/policy.ts';
import type { PolicyFacts } from '#domain/policies/policy-facts.copy.ts';
import { type PolicyTexts, policyFields } from '#domain/policies/policy-form.ts';
import type { PolicyWithHistory } from '#domain/policies/read-policies-for-owner.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { changedBy, savedSince } from '#ui/form/conflict.copy.ts';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { lastUpdated, policiesCopy, policyFormFields, thisPolicy } from './policies.copy.ts';
import { policyHref, publicHrefs } from './policies-tabs.ts';
import { PolicyFields } from './policy-fields.tsx';

/** The typed texts of one policy, returned to its editor with the version on which they are based. */
export type PolicyAnswer = FormAnswer & { kind: PolicyKind; version: number };

type PolicyFormProps = {
  policy: PolicyWithHistory;
  facts: PolicyFacts;
  /** Texts with which the editor opens: the published ones, or refused ones. */
  texts: PolicyTexts;
  version: number;
  answer: PolicyAnswer | undefined;
  onUnsaved: (kind: PolicyKind, isUnsaved: boolean) => void;
};

export function PolicyForm({ policy, facts, texts, version, ...props }: PolicyFormProps) {
  const { answer, onUnsaved } = props;
  const { kind } = policy;
  const [drafts, setDrafts] = useState(texts);
  const [changedAt, setChangedAt] = useState<Date>();
  const isUnsaved = policyFields.some((field) => drafts[field] !== policy.texts[field]);
  useEffect(() => {
    onUnsaved(kind, isUnsaved);
    return () => onUnsaved(kind, false);
  }, [kind, isUnsaved, onUnsaved]);
  const changeDraft = (field: keyof PolicyTexts, text: string) => {
    setDrafts((before) => ({ ...before, [field]: text }));
    setChangedAt((before) => before ?? new Date());
  };
  const { by, theirs = {} } = answer?.conflict ?? {};
  return (
    <Form
      action={policyHref(kind)}
      replace
      preventScrollReset
      fields={policyFormFields}
      answer={answer}
      initialValues={texts}
      errors={errorsOf(theirs)}
      prefix={kind}
    >
      <input type="hidden" name="version" value={version} />
      {answer?.conflict && (
        <Notice role="alert">
          <Both of={changedBy(by, thisPolicy)} />
        </Notice>
      )}
      <FormProblems title={policiesCopy.notSaved} />
      <PanelCard>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <Published at={(isUnsaved && changedAt) || policy.lastUpdated} isUnsaved={isUnsaved} />
          <div className="flex flex-wrap gap-2.5">
            <PublicPageLink kind={kind} />
            <SaveButton />
          </div>
        </div>
        <PolicyFields drafts={drafts} facts={facts} theirs={theirs} onInput={changeDraft} />
        <div className="mt-6 flex justify-end sm:hidden">
          <SaveButton />
        </div>
      </PanelCard>
    </Form>
  );
}

/** Quotes a title beside its field; a long text is shown below its own field. */
function errorsOf(theirs: Record<string, string>) {
  const errors = Object.entries(theirs).map(([field, text]) => [
    field,
    field.startsWith('content') ? policiesCopy.theirText : savedSince(text),
  ]);
  return Object.fromEntries(errors);
}

/** Shows when the policy was published or, with unsaved changes, the time of the first of them. */
function Published({ at, isUnsaved }: { at: Date; isUnsaved: boolean }) {
  return (
    <p className="text-md leading-snug text-ink-600" data-last-updated>
      <time dateTime={at.toISOString()}>
        <Both of={lastUpdated(at)} />
      </time>
      {isUnsaved && (
        <span className="mt-1 block font-semibold text-pending [--second:currentColor]">
          <Both of={unsavedChangesCopy.unsaved} inline />
        </span>
      )}
    </p>
  );
}

function PublicPageLink({ kind }: { kind: PolicyKind }) {
  return (
    <ButtonLink
      to={publicHrefs[kind]}
      target="_blank"
      rel="noreferrer"
      variant="outline"
      size="small"
      icon={<ExternalLink aria-hidden="true" className="size-4.5" />}
    >
      <Both of={policiesCopy.preview} />
      <VisuallyHidden>
        {', '}
        <Text of={policiesCopy.opensNewTab} />
      </VisuallyHidden>
    </ButtonLink>
  );
}

function SaveButton() {
  return (
    <SubmitButton
      of={panelCopy.save}
      size="small"
      icon={<Check aria-hidden="true" className="size-4.5" />}
    />
  );
}
