import { expect, test } from 'vitest';
import { settingsTabs } from '#domain/settings/settings-fields.copy.ts';
import { settingsField } from '#domain/settings/settings-fields.ts';
import { htmlOf } from '#test/rendered.ts';
import { settingsFormFields } from './form-fields.ts';
import { SettingsForm } from './settings-form.tsx';

test.each(settingsTabs)('the tab %s has a field for each of its settings, once', (tab) => {
  const html = htmlOf(
    <SettingsForm
      id="settings"
      tab={tab}
      initialValues={{}}
      answer={undefined}
      onUnsaved={() => {}}
      placeholderFields={[]}
      twoFactorAuth={false}
      switchesWithoutProvider={[]}
      isDemo={false}
    />,
  );
  const settings = Object.keys(settingsFormFields).filter(
    (name) => settingsField(name)?.tab === tab,
  );
  const fieldsOf = (name: string) => html.split(` id="${name}"`).length - 1;
  expect(Object.fromEntries(settings.map((name) => [name, fieldsOf(name)]))).toEqual(
    Object.fromEntries(settings.map((name) => [name, 1])),
  );
});
