import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';

const siteName = { en: 'Nimali’s Oils', si: 'නිමාලිගේ තෙල්' };
const frame = { siteName };

type PageModule = { meta?: (args: object) => MetaDescriptor[] };

/** Returns the heads of the pages that search engines do not list, by the file of their route. */
async function privateHeads(pathname: string): Promise<Map<string, MetaDescriptor[]>> {
  const heads = new Map<string, MetaDescriptor[]>();
  const matches = [undefined, { loaderData: frame }];
  for (const file of globSync('app/storefront/**/*.route.tsx').filter(isPrivate)) {
    const { meta } = (await import(path.resolve(file))) as PageModule;
    const args = { location: { pathname }, matches, params: {}, loaderData: frame };
    heads.set(file, meta?.(args) ?? []);
  }
  return heads;
}

function isPrivate(file: string): boolean {
  return /noindex|privatePageMeta/.test(readFileSync(file, 'utf8'));
}

test.each([
  ['/contact', siteName.en],
  ['/si/contact', siteName.si],
])('each private page is titled with the shop’s name, as under %s', async (pathname, name) => {
  const heads = await privateHeads(pathname);
  // The title of a missing page is built in, because reading the settings may be what failed.
  heads.delete('app/storefront/error/missing.route.tsx');

  expect(heads.size).toBeGreaterThan(25);
  for (const [file, head] of heads) {
    expect(head, file).toContainEqual({ title: expect.stringMatching(`.+ [·|] ${name}$`) });
  }
});
