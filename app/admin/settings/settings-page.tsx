import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { Button } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import type { openSettings } from './open-settings.server.ts';
import { settingsCopy } from './settings.copy.ts';
import type { SettingsAnswer } from './settings-answer.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsTabList } from './settings-tab-list.tsx';
import { tabIn, tabOfField } from './settings-tabs.ts';

const formId = 'settings-form';

type Opened = Awaited<ReturnType<typeof openSettings>>;
type SettingsPageProps = { opened: Opened; answer: SettingsAnswer | undefined };

/** One form over all tabs. Without JavaScript each tab is a page with its own part of it. */
export function SettingsPage(props: SettingsPageProps) {
  const { opened } = props;
  const [searchParams] = useSearchParams();
  const tab = tabIn(searchParams);
  const answer = useAnswer(props);
  const isBusy = useNavigation().formMethod !== undefined;
  const { values, version, shown = values } = answer ?? { ...opened, shown: opened.values };
  const wrongTabs = (answer?.problems ?? []).map(({ field }) => tabOfField(field));
  return (
    <>
      <PageHeader title={shellCopy.settings}>
        <SaveButton isBusy={isBusy} />
      </PageHeader>
      <SettingsTabList tab={tab} wrongTabs={wrongTabs} />
      <SettingsForm
        key={version}
        id={formId}
        tab={tab}
        opened={{ values, shown, version }}
        answer={answer}
        examples={opened.examples}
        twoFactorAuth={opened.twoFactorAuth}
      />
      <SaveButton isBusy={isBusy} block className="mt-5 sm:hidden" />
    </>
  );
}

type SaveButtonProps = { isBusy: boolean; block?: boolean; className?: string };

/** Beside the title, and on a phone once more at the end, for the form is long there. */
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

/** The router forgets an answer when one goes to another tab. The form does not, until the settings are read anew. */
function useAnswer({ opened, answer }: SettingsPageProps): SettingsAnswer | undefined {
  const [kept, setKept] = useState({ opened, answer });
  const isNew = kept.opened !== opened || (answer !== undefined && answer !== kept.answer);
  if (isNew) setKept({ opened, answer });
  return isNew ? answer : kept.answer;
}
