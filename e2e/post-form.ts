import type { Page } from '@playwright/test';

/** Posts a form as a browser without scripts would, but without the checks of its fields. */
export function postForm(page: Page, path: string, form: Record<string, string>) {
  return page.request.post(path, { form, headers: { Origin: originOf(page) } });
}

/** Returns the origin of the open page or, while none is open, of the shop that all journeys share. */
export function originOf(page: Page): string {
  const port = process.env['SANDHI_JOURNEY_PORT'];
  return page.url().startsWith('http') ? new URL(page.url()).origin : `http://127.0.0.1:${port}`;
}
