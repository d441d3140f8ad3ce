import type { Page } from '@playwright/test';

/** Sends a form from where the page stands, as a browser would that has no script and no field to hold it back. */
export function postForm(page: Page, address: string, form: Record<string, string>) {
  const headers = { Origin: new URL(page.url()).origin };
  return page.request.post(address, { form, headers });
}
