import { settingsTabs } from '#domain/settings/settings-fields.copy.ts';
import type { AllPages } from './all-pages.ts';
import { type FormWithControls, formsWithControls } from './forms-with-controls.ts';

/** The pages of the settings: without scripts each tab is a page. */
const tabs = settingsTabs.map((tab) => `/admin/settings?tab=${tab}`);

/** Returns one form of each kind on all pages: forms that differ only in ids and values count as one. */
export async function everyForm(allPages: AllPages): Promise<FormWithControls[]> {
  const kinds = new Map<string, FormWithControls>();
  for (const path of [...allPages.inEnglish, ...tabs]) {
    const { body } = await (await allPages.visitorOf(path)).get(path);
    for (const form of formsWithControls(body, path)) {
      const names = form.fields.map(([name]) => name).join();
      const intent = form.fields.find(([name]) => name === 'intent')?.[1] ?? '';
      kinds.set(`${form.action.replace(/[0-9a-f-]{36}/g, 'ID')} ${intent} ${names}`, form);
    }
  }
  return [...kinds.values()];
}
