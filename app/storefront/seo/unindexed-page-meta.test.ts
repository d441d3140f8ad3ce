import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';

const siteName = { en: 'Nimali’s Oils', si: 'නිමාලිගේ තෙල්' };
const layoutData = { siteName };

type PageModule = { meta?: (args: object) => MetaDescriptor[] };

/** Returns the heads of the pages that search engines must not index, by the file of their route. */
async function unindexedHeads(pathname: string): Promise<Map<string, MetaDescriptor[]>> {
  const heads = new Map<string, MetaDescriptor[]>();
  const matches = [undefined, { loaderData: layoutData }];
  for (const file of globSync('app/storefront/**/*.route.tsx').filter(isUnindexed)) {
    const { meta } = (await import(path.resolve(file))) as PageModule;
    const args = { location: { pathname }, matches, params: {}, loaderData: layoutData };
    heads.set(file, meta?.(args) ?? []);
  }
  return heads;
}

function isUnindexed(file: string): boolean {
  return /noindex|unindexedPageMeta/.test(readFileSync(file, 'utf8'));
}

test.each([
  ['/contact', siteName.en],
  ['/si/contact', siteName.si],
])(
  'the title of each page that search engines must not index ends with the shop’s name, as under %s',
  async (pathname, name) => {
    const heads = await unindexedHeads(pathname);
    // Leaves out the missing page, whose title is built in, because reading the settings may be what failed.
    heads.delete('app/storefront/error/missing.route.tsx');

    expect(heads.size).toBeGreaterThan(25);
    for (const [file, head] of heads) {
      expect(head, file).toContainEqual({ title: expect.stringMatching(`.+ [·|] ${name}$`) });
    }
  },
);
