import type { Page } from '@playwright/test';

/** Records the URLs of documents, data and analytics that the page requests from now on, but no files, which may load later. */
export function requestsFrom(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/^(document|fetch|xhr|ping)$/.test(request.resourceType())) urls.push(request.url());
  });
  return urls;
}
