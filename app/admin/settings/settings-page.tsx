import './settings.css';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { TabList } from '#admin/shell/tab-list.tsx';
import { settingsTabs } from '#domain/settings/settings-fields.copy.ts';
import { Button } from '#ui/button.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { Both } from '#ui/text.tsx';
import type { openSettings } from './open-settings.server.ts';
import { settingsCopy, tabLabels } from './settings.copy.ts';
import { SettingsForm } from './settings-form.tsx';
import { tabHref, tabIn, tabOfField } from './settings-tabs.ts';

const formId = 'settings-form';

type Opened = Awaited<ReturnType<typeof openSettings>>;
type SettingsPageProps = { opened: Opened; answer: FormAnswer | undefined };

/** One form over all tabs. Without JavaScript each tab is a page with its own part of it. */
export function SettingsPage(props: SettingsPageProps) {
  const { values, version, ...opened } = props.opened;
  const [searchParams] = useSearchParams();
  const tab = tabIn(searchParams);
  const answer = useAnswer(props);
  const isBusy = useNavigation().formMethod !== undefined;
  const wrong = Object.keys({ ...answer?.problems, ...answer?.conflict?.theirs });
  const tabs = settingsTabs.map((name) => ({
    name,
    label: tabLabels[name],
    href: tabHref(name),
    mark: wrong.some((field) => tabOfField(field) === name) ? settingsCopy.hasProblem : undefined,
  }));
  return (
    <>
      <PageHeader title={shellCopy.settings}>
        <SaveButton isBusy={isBusy} />
      </PageHeader>
      <TabList label={shellCopy.settings} tabs={tabs} chosen={tab} />
      <SettingsForm
        key={answer?.values['version'] ?? version}
        id={formId}
        tab={tab}
        opened={{ ...values, version: `${version}`, shown: JSON.stringify(values) }}
        answer={answer}
        {...opened}
      />
      <SaveButton isBusy={isBusy} block className="mt-5 sm:hidden" />
    </>
  );
}

type SaveButtonProps = { isBusy: boolean; block?: boolean; className?: string };

/** Beside the title, and on a phone once more at the end, because the form is long there. */
function SaveButton({ isBusy, block = false, className = '' }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      form={formId}
      size="small"
      block={block}
      busy={isBusy}
      icon={!isBusy && <Check aria-hidden="true" className="size-4.5" />}
      className={className}
    >
      <Both of={settingsCopy.saveChanges} />
    </Button>
  );
}

/** Keeps an answer, which the router forgets on the way to another tab, until the settings are read again. */
function useAnswer({ opened, answer }: SettingsPageProps): FormAnswer | undefined {
  const [kept, setKept] = useState({ opened, answer });
  const isNew = kept.opened !== opened || (answer !== undefined && answer !== kept.answer);
  if (isNew) setKept({ opened, answer });
  return isNew ? answer : kept.answer;
}
