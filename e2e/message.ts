import type { Page } from '@playwright/test';

/** Finds a message of the panel: a toast, or without scripts a notice on the page. */
export function message(page: Page, text: string) {
  return page.getByText(text).filter({ visible: true });
}
