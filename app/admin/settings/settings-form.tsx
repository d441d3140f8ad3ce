import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { unsavedFields } from '#admin/form/unsaved-fields.ts';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { tabId, tabPanelId } from '#admin/page/tab-list.tsx';
import { type SettingsTab, settingsTabs } from '#domain/settings/settings-fields.copy.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { changedBy, savedSince } from '#ui/form/conflict.copy.ts';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { Both } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { settingsFormFields } from './form-fields.ts';
import { settingsCopy, settingsProblems, tabLabels, theSettings } from './settings.copy.ts';
import { tabHref, tabOfField } from './settings-tabs.ts';
import { type TabProps, tabPanels } from './tab-panels.tsx';

type SettingsFormProps = TabProps & {
  id: string;
  tab: SettingsTab;
  initialValues: Record<string, string>;
  answer: FormAnswer | undefined;
  /** Called on every input with the names of the unsaved fields. */
  onUnsaved: (fields: string[]) => void;
};

/** Renders all tabs at once with JavaScript, so that a change of tab loses no input. */
export function SettingsForm(settings: SettingsFormProps) {
  const { id, tab, initialValues, answer, onUnsaved, ...props } = settings;
  const hasScript = useHasScript();
  const openTabOfLink = useTabOfLink(tab);
  const renderedTabs = hasScript ? settingsTabs : [tab];
  // Sends back the values that the form showed, so that the server can merge what another admin saved since.
  const { version, shown: shownValues } = answer?.values ?? initialValues;
  const theirs = Object.entries(answer?.conflict?.theirs ?? {});
  return (
    <Form
      id={id}
      action={tabHref(tab)}
      replace
      preventScrollReset
      onInput={(event) => onUnsaved(unsavedFields(event.currentTarget, initialValues))}
      className="mt-6 grid max-w-215 gap-5"
      fields={settingsFormFields}
      answer={answer}
      initialValues={initialValues}
      errorTexts={settingsProblems}
      errors={Object.fromEntries(theirs.map(([field, saved]) => [field, savedSince(saved)]))}
      allowsOverlongInput
    >
      <UnsavedFormGuard />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shown" value={shownValues} />
      {answer?.conflict && (
        <Notice tone="info" role="alert">
          <Both of={changedBy(answer.conflict.by, theSettings)} />
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the links inside are activated, also by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click */}
      <div onClick={openTabOfLink} className="empty:hidden">
        <FormProblems title={settingsCopy.notSaved} />
      </div>
      {renderedTabs.map((one) => {
        const Fields = tabPanels[one];
        return (
          <section
            key={one}
            id={tabPanelId(one)}
            role={hasScript ? 'tabpanel' : undefined}
            aria-labelledby={tabId(one)}
            hidden={one !== tab}
          >
            <h2 className="sr-only">
              <Both of={tabLabels[one]} inline />
            </h2>
            <PanelCard>
              <Fields {...props} />
            </PanelCard>
          </section>
        );
      })}
    </Form>
  );
}

/** Opens the tab of a wrong field when its link in the list of problems is pressed. */
function useTabOfLink(tab: SettingsTab) {
  const navigate = useNavigate();
  const targetField = useRef<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is focusable only after its tab is shown
  useEffect(() => {
    if (targetField.current) document.getElementById(targetField.current)?.focus();
    targetField.current = undefined;
  }, [tab]);
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const field = link?.hash.slice(1);
    if (!field || tabOfField(field) === tab) return;
    event.preventDefault();
    targetField.current = field;
    void navigate(tabHref(tabOfField(field)), { preventScrollReset: true });
  };
}
