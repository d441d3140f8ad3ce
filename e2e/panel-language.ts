import { expect, type Page } from '@playwright/test';
import { postForm } from './post-form.ts';

/** Chooses the language in which the owner who is signed in reads the panel: English alone for journeys in English. */
export async function readPanelIn(page: Page, panelLanguage: 'en' | 'si' | 'both') {
  const chosen = await postForm(page, '/admin/panel-language', { panelLanguage });
  expect(chosen.status()).toBe(200);
}
