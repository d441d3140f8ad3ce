import { Check, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Panel } from '#admin/shell/panel.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';
import { type PolicyTexts, policyFields, policyLimits } from '#domain/policies/policy-form.ts';
import type { OpenedPolicy } from '#domain/policies/read-own-policies.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { aboutField, changedBy, lastUpdated, policiesCopy, problemWords } from './policies.copy.ts';
import { policyHref, publicHrefs } from './policies-tabs.ts';
import type { PolicyAnswer } from './policy-answer.ts';
import { PolicyFields } from './policy-fields.tsx';

type PolicyFormProps = {
  policy: OpenedPolicy;
  /** What the editor opens with: what is published, or what was sent back. */
  texts: PolicyTexts;
  version: number;
  answer: PolicyAnswer | undefined;
  onUnsaved: (kind: PolicyKind, isUnsaved: boolean) => void;
};

export function PolicyForm({ policy, texts, version, answer, onUnsaved }: PolicyFormProps) {
  const { kind } = policy;
  const [typed, setTyped] = useState(texts);
  const [changedAt, setChangedAt] = useState<Date>();
  const isUnsaved = policyFields.some((field) => typed[field] !== policy.texts[field]);
  useEffect(() => {
    onUnsaved(kind, isUnsaved);
    return () => onUnsaved(kind, false);
  }, [kind, isUnsaved, onUnsaved]);
  const type = (field: keyof PolicyTexts, text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
    setChangedAt((before) => before ?? new Date());
  };
  return (
    <Form
      method="post"
      action={policyHref(kind)}
      replace
      preventScrollReset
      noValidate
      className="grid gap-5"
    >
      <input type="hidden" name="version" value={version} />
      <Refused answer={answer} kind={kind} />
      <Panel>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <Published at={(isUnsaved && changedAt) || policy.lastUpdated} isUnsaved={isUnsaved} />
          <div className="flex flex-wrap gap-2.5">
            <Preview kind={kind} />
            <SaveButton kind={kind} />
          </div>
        </div>
        <PolicyFields kind={kind} texts={texts} typed={typed} answer={answer} onType={type} />
        <div className="mt-6 flex justify-end sm:hidden">
          <SaveButton kind={kind} />
        </div>
      </Panel>
    </Form>
  );
}

function Refused({ answer, kind }: { answer: PolicyAnswer | undefined; kind: PolicyKind }) {
  if (!answer) return null;
  const problems = policyFields.flatMap((field) => {
    const code = answer.problems[field];
    if (!code) return [];
    const message = aboutField(field, problemWords[code](policyLimits[field]));
    return [{ field: `${kind}-${field}`, message }];
  });
  return (
    <>
      {answer.meanwhile && (
        <Notice role="alert">
          <Both of={changedBy(answer.meanwhile.by)} />
        </Notice>
      )}
      <ErrorSummary problems={problems} title={policiesCopy.notSaved} answer={answer} />
    </>
  );
}

/** From the first change on it shows the time of now, which Save makes true. */
function Published({ at, isUnsaved }: { at: Date; isUnsaved: boolean }) {
  return (
    <p className="text-md leading-snug text-ink-600" data-last-updated>
      <time dateTime={at.toISOString()}>
        <Both of={lastUpdated(at)} />
      </time>
      {isUnsaved && (
        <span className="mt-1 block font-semibold text-pending [--second:currentColor]">
          <Both of={policiesCopy.unsaved} beside />
        </span>
      )}
    </p>
  );
}

function Preview({ kind }: { kind: PolicyKind }) {
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

function SaveButton({ kind }: { kind: PolicyKind }) {
  const { formAction, formMethod } = useNavigation();
  const isBusy = formMethod !== undefined && formAction === policyHref(kind);
  return (
    <Button
      type="submit"
      size="small"
      busy={isBusy}
      icon={!isBusy && <Check aria-hidden="true" className="size-4.5" />}
    >
      <Both of={shellCopy.save} />
    </Button>
  );
}
