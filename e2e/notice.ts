import type { Page } from '@playwright/test';

/** Finds a notice of the panel: a toast, or without scripts a text on the page. */
export function notice(page: Page, text: string) {
  return page.getByText(text).filter({ visible: true });
}
