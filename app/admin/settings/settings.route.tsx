import './settings.css';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import {
  data,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { unsavedChangesCopy } from '#admin/form/unsaved-changes-guard.copy.ts';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { TabList } from '#admin/page/tab-list.tsx';
import {
  type SaveSettingsRefusal,
  saveSettings,
} from '#domain/settings/form/save-settings.server.ts';
import { settingsSchema } from '#domain/settings/form/settings-schema.server.ts';
import { type SettingsTab, settingsTabs } from '#domain/settings/settings-fields.copy.ts';
import type { SettingsField } from '#domain/settings/settings-fields.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { Both } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/settings.route';
import { completeForm, mergeConcurrentSave, openSettings } from './open-settings.server.ts';
import { settingsCopy, tabLabels } from './settings.copy.ts';
import { SettingsForm } from './settings-form.tsx';
import { tabHref, tabIn, tabOfField } from './settings-tabs.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(panelCopy.settings, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  const { channels, demo } = context.get(runningShopContext);
  return openSettings(context.get(adminShopContext), channels, demo !== undefined);
}

/** Skips reloading between tabs, because the open form keeps the values that it was opened with. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isSamePage = args.currentUrl.pathname === args.nextUrl.pathname;
  return args.defaultShouldRevalidate && !(isSamePage && args.formMethod === undefined);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const [shop, running] = [context.get(adminShopContext), context.get(runningShopContext)];
  const form = await readForm(request, settingsSchema);
  const values = completeForm(form.values);
  if (!form.ok) return wrongFieldsAnswer(values, form.refusal.problems);

  const { changes, version } = form.value;
  const isDemo = running.demo !== undefined;
  const saved = await saveSettings(shop, changes, { version, isDemo });
  if (!saved.ok) {
    const { refusal } = saved;
    if (refusal.code === 'changed-since') {
      return data(await mergeConcurrentSave(shop, form.values), { status: 409 });
    }
    const field = refusal.code === 'invented-claim' ? refusal.field : fieldOf[refusal.code];
    return wrongFieldsAnswer(values, { [field]: refusal.code }, 409);
  }
  const flash = { kind: 'success', code: 'settings-saved' } as const;
  return redirectWithFlash(running, tabHref(tabIn(url.searchParams)), flash);
}

type FieldRefusal = Exclude<SaveSettingsRefusal['code'], 'changed-since' | 'invented-claim'>;

/** The field at which each refusal of the whole form is shown. */
const fieldOf: Record<FieldRefusal, SettingsField> = {
  'no-payment-method': 'codEnabled',
  'no-method-for-cashless-districts': 'districtsWithoutCash',
  'no-dollar-rate': 'lkrPerUsd',
  'no-rating': 'rating',
};

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage settings={loaderData} answer={actionData} />;
}

const formId = 'settings-form';

type SavedSettings = Awaited<ReturnType<typeof openSettings>>;
type SettingsPageProps = { settings: SavedSettings; answer: FormAnswer | undefined };

/** Renders one form over all tabs. Without JavaScript each tab is a page with its own part of the form. */
function SettingsPage(props: SettingsPageProps) {
  const { values, version, ...tabProps } = props.settings;
  const [searchParams] = useSearchParams();
  const tab = tabIn(searchParams);
  const answer = useAnswer(props);
  const isBusy = useNavigation().formMethod !== undefined;
  const [unsaved, setUnsaved] = useUnsaved(props.settings);
  const wrong = Object.keys({ ...answer?.problems, ...answer?.conflict?.theirs });
  const badgeOf = (tab: SettingsTab) => {
    const isOn = (field: string) => tabOfField(field) === tab;
    if (wrong.some(isOn)) return settingsCopy.hasProblem;
    return unsaved.some(isOn) ? unsavedChangesCopy.unsaved : undefined;
  };
  const tabs = settingsTabs.map((name) => ({
    name,
    label: tabLabels[name],
    href: tabHref(name),
    badge: badgeOf(name),
  }));
  return (
    <>
      <div className="settings-head">
        <PageHeader title={panelCopy.settings}>
          <SaveButton isBusy={isBusy} />
        </PageHeader>
      </div>
      <TabList label={panelCopy.settings} tabs={tabs} chosen={tab} />
      <SettingsForm
        key={answer?.values['version'] ?? version}
        id={formId}
        tab={tab}
        initialValues={{ ...values, version: `${version}`, shown: JSON.stringify(values) }}
        answer={answer}
        onUnsaved={setUnsaved}
        {...tabProps}
      />
      <div className="settings-foot">
        <SaveButton isBusy={isBusy} block />
      </div>
    </>
  );
}

type SaveButtonProps = { isBusy: boolean; block?: boolean };

/** Is rendered beside the title, which is sticky on a wide screen, and again at the bottom, for phones. */
function SaveButton({ isBusy, block = false }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      form={formId}
      size="small"
      block={block}
      busy={isBusy}
      icon={!isBusy && <Check aria-hidden="true" className="size-4.5" />}
    >
      <Both of={settingsCopy.saveChanges} />
    </Button>
  );
}

/** Holds the names of the unsaved fields until the settings are loaded again. */
function useUnsaved(settings: SavedSettings) {
  const [kept, setKept] = useState<{ settings: SavedSettings; fields: string[] }>();
  const fields = kept?.settings === settings ? kept.fields : [];
  return [fields, (fields: string[]) => setKept({ settings, fields })] as const;
}

/** Holds the response of the action, which the router drops on a change of tab, until the settings are loaded again. */
function useAnswer({ settings, answer }: SettingsPageProps): FormAnswer | undefined {
  const [kept, setKept] = useState({ settings, answer });
  const isNew = kept.settings !== settings || (answer !== undefined && answer !== kept.answer);
  if (isNew) setKept({ settings, answer });
  return isNew ? answer : kept.answer;
}
