import type { Page } from '@playwright/test';

/** Lists what the page asks or tells the server from now on: no files, which may come into sight or be loaded late. */
export function requestsFrom(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/^(document|fetch|xhr|ping)$/.test(request.resourceType())) urls.push(request.url());
  });
  return urls;
}
