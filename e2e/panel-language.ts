import { expect, type Page } from '@playwright/test';
import { postForm } from './post-form.ts';

/** Sets the language in which the signed-in owner reads the panel. */
export async function setPanelLanguage(page: Page, panelLanguage: 'en' | 'si' | 'both') {
  const chosen = await postForm(page, '/admin/panel-language', { panelLanguage });
  expect(chosen.status()).toBe(200);
}
