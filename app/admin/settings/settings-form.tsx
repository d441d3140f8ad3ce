import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { Panel } from '#admin/shell/panel.tsx';
import { panelId, tabId } from '#admin/shell/tab-list.tsx';
import { type SettingsTab, settingsTabs } from '#domain/settings/settings-fields.copy.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { changedBy } from '#ui/form/conflict.copy.ts';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { ContactTab } from './contact-tab.tsx';
import { DeliveryTab } from './delivery-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { LandingTab } from './landing-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PaymentTab } from './payment-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { SeoTab } from './seo-tab.tsx';
import { settingsCopy, tabLabels, theSettings } from './settings.copy.ts';
import { fieldsOf, type OpenedSettings, type SettingsAnswer } from './settings-answer.ts';
import { inSummary } from './settings-problems.ts';
import { tabHref, tabOfField } from './settings-tabs.ts';

type SettingsFormProps = {
  id: string;
  tab: SettingsTab;
  opened: OpenedSettings;
  answer: SettingsAnswer | undefined;
  examples: readonly string[];
  twoFactorAuth: boolean;
};

/** Every tab stays in the document where JavaScript runs, so that nothing typed is lost on the way to another. */
export function SettingsForm(props: SettingsFormProps) {
  const { id, tab, opened, answer } = props;
  const hasScript = useHasScript();
  const openTabOfLink = useTabOfLink(tab);
  const panels = panelsOf(props);
  const listed = hasScript ? settingsTabs : [tab];
  return (
    <Form
      id={id}
      method="post"
      action={tabHref(tab)}
      replace
      preventScrollReset
      noValidate
      className="mt-6 grid max-w-215 gap-5"
    >
      <input type="hidden" name="version" value={opened.version} />
      <input type="hidden" name="shown" value={JSON.stringify(opened.shown)} />
      {answer?.meanwhile && (
        <Notice tone="info" role="alert">
          <Both of={changedBy(answer.meanwhile.by, theSettings)} />
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside it are what is pressed, by keys too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click */}
      <div onClick={openTabOfLink} className="empty:hidden">
        <ErrorSummary
          problems={inSummary(answer?.problems ?? [])}
          title={settingsCopy.notSaved}
          answer={answer}
        />
      </div>
      {listed.map((one) => (
        <section
          key={one}
          id={panelId(one)}
          role={hasScript ? 'tabpanel' : undefined}
          aria-labelledby={tabId(one)}
          hidden={one !== tab}
        >
          <h2 className="sr-only">
            <Both of={tabLabels[one]} beside />
          </h2>
          <Panel>{panels[one]}</Panel>
        </section>
      ))}
    </Form>
  );
}

function panelsOf({
  opened,
  answer,
  examples,
  twoFactorAuth,
}: SettingsFormProps): Record<SettingsTab, ReactNode> {
  const field = fieldsOf(opened.values, answer?.problems ?? []);
  return {
    general: <GeneralTab field={field} />,
    contact: <ContactTab field={field} examples={examples} />,
    payment: <PaymentTab field={field} />,
    delivery: <DeliveryTab field={field} />,
    notifications: <NotificationsTab field={field} />,
    seo: <SeoTab field={field} />,
    security: <SecurityTab field={field} twoFactorAuth={twoFactorAuth} />,
    landing: <LandingTab field={field} />,
  };
}

/** A problem may stand on a tab that is not shown: its link opens the tab first. */
function useTabOfLink(tab: SettingsTab) {
  const navigate = useNavigate();
  const wanted = useRef<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field can take the focus once its tab is shown
  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  }, [tab]);
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const field = link?.hash.slice(1);
    if (!field || tabOfField(field) === tab) return;
    event.preventDefault();
    wanted.current = field;
    void navigate(tabHref(tabOfField(field)), { preventScrollReset: true });
  };
}
