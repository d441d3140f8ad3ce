import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AllPages, openAllPages } from './all-pages.ts';

/** The compressed bytes of scripts that a page may load at first. A slow connection takes a second for 50,000 bytes. */
const maxBytes = 130_000;

let allPages: AllPages;
beforeAll(async () => {
  allPages = await openAllPages();
});
afterAll(() => allPages?.close());

/** Returns the compressed bytes of each script that a page names for its first view. */
function sizesIn(html: string): number[] {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js\b/g));
  return [...files].map((file) => {
    const compressed = `build/client${file}.br`;
    return fs.statSync(fs.existsSync(compressed) ? compressed : `build/client${file}`).size;
  });
}

test('no page of the shop loads more scripts at first than its limit, and none the route manifest of the panel', async () => {
  const sums = new Map<string, number>();
  for (const path of allPages.inEnglish.filter((path) => !path.startsWith('/admin'))) {
    const { headers, body } = await (await allPages.visitorOf(path)).get(path);
    if (!headers.get('content-type')?.startsWith('text/html')) continue;
    expect(body, path).not.toMatch(/\/assets\/manifest-[0-9a-f]+\.js/);
    sums.set(
      path,
      sizesIn(body).reduce((sum, size) => sum + size, 0),
    );
  }
  expect(sums.size).toBeGreaterThan(25);
  expect([...sums].filter(([, bytes]) => bytes > maxBytes || bytes < 90_000)).toEqual([]);
});
