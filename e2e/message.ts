import type { Page } from '@playwright/test';

/** What the panel says in passing: a toast, or a notice on the page where there is no script. */
export function message(page: Page, text: string) {
  return page.getByText(text).filter({ visible: true });
}
