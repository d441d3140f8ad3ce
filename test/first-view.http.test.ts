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

/** Returns the scripts that only the manifest of all routes names, and not that of the shop, which a page of it names. */
function panelScripts(page: string): string[] {
  const [ofShop = ''] = /\/assets\/manifest-of-shop-[0-9a-f]+\.js/.exec(page) ?? [];
  const [shopScripts, all] = [ofShop, ofShop.replace('of-shop-', '')].map((file) =>
    scriptsIn(fs.readFileSync(`build/client${file}`, 'utf8')),
  );
  return [...(all ?? [])].filter((file) => !shopScripts?.has(file));
}

/** Returns the scripts that a page names for its first view, or a manifest for its routes. */
function scriptsIn(html: string): Set<string> {
  return new Set(html.match(/\/assets\/[\w.-]+\.js\b/g));
}

function compressedBytes(file: string): number {
  const compressed = `build/client${file}.br`;
  return fs.statSync(fs.existsSync(compressed) ? compressed : `build/client${file}`).size;
}

test('no page of the shop loads more scripts at first than its limit, and none of the panel', async () => {
  const ofPanel = panelScripts((await (await allPages.visitorOf('/')).get('/')).body);
  expect(ofPanel.length).toBeGreaterThan(50);
  const sums = new Map<string, number>();
  for (const path of allPages.inEnglish.filter((path) => !path.startsWith('/admin'))) {
    const { headers, body } = await (await allPages.visitorOf(path)).get(path);
    if (!headers.get('content-type')?.startsWith('text/html')) continue;
    expect(body, path).not.toMatch(/\/assets\/manifest-[0-9a-f]+\.js/);
    const scripts = scriptsIn(body);
    expect(
      ofPanel.filter((file) => scripts.has(file)),
      path,
    ).toEqual([]);
    sums.set(
      path,
      [...scripts].reduce((sum, file) => sum + compressedBytes(file), 0),
    );
  }
  expect(sums.size).toBeGreaterThan(25);
  expect([...sums].filter(([, bytes]) => bytes > maxBytes || bytes < 90_000)).toEqual([]);
});
