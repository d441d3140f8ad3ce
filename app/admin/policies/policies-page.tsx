import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { unsavedChangesCopy } from '#admin/form/unsaved-changes-guard.copy.ts';
import { UnsavedChangesGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { useCompletedForms } from '#admin/form/use-completed-forms.ts';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { TabList, tabId, tabPanelId } from '#admin/page/tab-list.tsx';
import { type PolicyKind, policyKinds } from '#domain/policies/policy.ts';
import type { PolicyFacts } from '#domain/policies/policy-facts.copy.ts';
import { type PolicyTexts, policyFields } from '#domain/policies/policy-form.ts';
import type { PolicyWithHistory } from '#domain/policies/read-policies-for-owner.server.ts';
import { Both } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { policyNames } from './policies.copy.ts';
import { policyHref, policyIn } from './policies-tabs.ts';
import { type PolicyAnswer, PolicyForm } from './policy-form.tsx';

type PoliciesPageProps = {
  policies: PolicyWithHistory[];
  facts: PolicyFacts;
  answer: PolicyAnswer | undefined;
};

/** Renders every policy where JavaScript runs, so that switching tabs loses nothing that was typed. */
export function PoliciesPage({ policies, facts, answer }: PoliciesPageProps) {
  const [searchParams] = useSearchParams();
  const hasScript = useHasScript();
  const chosen = policyIn(searchParams);
  const answers = useAnswers(answer);
  const [unsaved, setUnsaved] = useUnsaved();
  const tabs = policyKinds.map((name) => ({
    name,
    label: policyNames[name],
    href: policyHref(name),
    badge: unsaved.includes(name) ? unsavedChangesCopy.unsaved : undefined,
  }));
  return (
    <>
      <PageHeader title={panelCopy.policies} />
      <TabList label={panelCopy.policies} tabs={tabs} chosen={chosen} />
      <UnsavedChangesGuard isUnsaved={() => unsaved.length > 0} />
      {policies
        .filter(({ kind }) => hasScript || kind === chosen)
        .map((policy) => (
          <section
            key={policy.kind}
            id={tabPanelId(policy.kind)}
            role={hasScript ? 'tabpanel' : undefined}
            aria-labelledby={tabId(policy.kind)}
            hidden={policy.kind !== chosen}
            className="mt-6 grid gap-6"
          >
            <h2 className="sr-only">
              <Both of={policyNames[policy.kind]} inline />
            </h2>
            <OpenPolicyForm
              policy={policy}
              facts={facts}
              answer={answers[policy.kind]}
              isUnsaved={unsaved.includes(policy.kind)}
              onUnsaved={setUnsaved}
            />
            <EarlierVersions policy={policy} isUnsaved={unsaved.includes(policy.kind)} />
          </section>
        ))}
    </>
  );
}

type OpenPolicyFormProps = Omit<ComponentProps<typeof PolicyForm>, 'texts' | 'version'> & {
  isUnsaved: boolean;
};

/** Opens each newer version in a new form; while there is unsaved text, only once that text was published. */
function OpenPolicyForm({ policy, answer, isUnsaved, ...form }: OpenPolicyFormProps) {
  const completed = useCompletedForms({
    loaded: policy,
    isCounted: ({ formAction }) => formAction?.startsWith(policyHref(policy.kind)) ?? false,
  });
  const last = useRef({ policy, completed });
  if (!isUnsaved || completed !== last.current.completed) last.current = { policy, completed };
  const opened = last.current.policy;
  const state = editorState(opened, answer);
  const box = useFocusOnRestart(state.version);
  return (
    <div ref={box}>
      <PolicyForm key={state.version} policy={opened} {...state} {...form} />
    </div>
  );
}

/** Moves the focus to the save button of the form that replaced the one in which it was pressed. */
function useFocusOnRestart(version: number) {
  const box = useRef<HTMLDivElement>(null);
  const lastVersion = useRef(version);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (version !== lastVersion.current && isLost)
      box.current
        ?.querySelector<HTMLElement>('button[type="submit"]')
        ?.focus({ preventScroll: true });
    lastVersion.current = version;
  }, [version]);
  return box;
}

/** Returns the texts of the editor: refused ones until a newer version is published. */
function editorState(policy: PolicyWithHistory, answer: PolicyAnswer | undefined) {
  const { texts, version } = policy;
  if (!answer || answer.version < version) return { texts, version, answer: undefined };
  return { texts: textsOf(answer.values), version: answer.version, answer };
}

/** Returns the texts as they were typed, with the line endings that are stored. */
function textsOf(values: Record<string, string>): PolicyTexts {
  const text = (field: string) => (values[field] ?? '').replaceAll('\r\n', '\n');
  return Object.fromEntries(policyFields.map((field) => [field, text(field)])) as PolicyTexts;
}

/** Keeps each answer, which the router forgets when the owner goes to another tab. */
function useAnswers(answer: PolicyAnswer | undefined) {
  const [kept, setKept] = useState<Partial<Record<PolicyKind, PolicyAnswer>>>({});
  if (answer === undefined || kept[answer.kind] === answer) return kept;
  const next = { ...kept, [answer.kind]: answer };
  setKept(next);
  return next;
}

function useUnsaved() {
  const [unsaved, setAll] = useState<readonly PolicyKind[]>([]);
  const set = useCallback((kind: PolicyKind, isUnsaved: boolean) => {
    setAll((all) => [...all.filter((one) => one !== kind), ...(isUnsaved ? [kind] : [])]);
  }, []);
  return [unsaved, set] as const;
}
