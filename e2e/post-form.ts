import type { Page } from '@playwright/test';

/** Sends a form from where the page is, as a browser would that has no script and no field to hold it back. */
export function postForm(page: Page, address: string, form: Record<string, string>) {
  return page.request.post(address, { form, headers: { Origin: originOf(page) } });
}

/** The origin of the shop that the page shows, or of the shop of all journeys while it shows none. */
export function originOf(page: Page): string {
  const port = process.env['SANDHI_JOURNEY_PORT'];
  return page.url().startsWith('http') ? new URL(page.url()).origin : `http://127.0.0.1:${port}`;
}
