import { expect, test, vi } from 'vitest';
import { openInProcess } from '#test/in-process-shop.ts';
import { readContentVersion } from '#web/content/read-content-version.server.ts';

/** Tables that saveSettings alone writes, which increments the version of the settings. */
const savedWithSettings = ['landing_figures', 'landing_texts', 'testimonials'];
/** Tables whose rows never change: the sizes of pictures, which products and settings refer to. */
const unchanging = ['media'];

test('every table that a cached page shows is part of the version by which the cache notices changes', async () => {
  const open = await openInProcess({ demo: true });
  const queries: string[] = [];
  const { session } = open.shop.db._;
  const prepare = session.prepareQuery.bind(session);
  vi.spyOn(session, 'prepareQuery').mockImplementation((query, ...rest) => {
    queries.push(query.sql);
    return prepare(query, ...rest);
  });
  try {
    await readContentVersion(open.shop);
    const versioned = tablesIn(queries.splice(0));
    const visitor = open.visitor();
    const home = (await visitor.get('/')).body;
    const product = /\/products\/[a-z0-9-]+/.exec(home)?.[0] ?? 'none';
    const policies = ['/privacy-policy', '/terms-conditions', '/refund-policy'];
    for (const path of ['/si', '/?q=oil', product, ...policies]) {
      expect((await visitor.get(path)).status, path).toBe(200);
    }
    const shown = tablesIn(queries);
    expect(shown).toContain('products');
    expect(
      shown.filter((table) => ![...versioned, ...savedWithSettings, ...unchanging].includes(table)),
    ).toEqual([]);
  } finally {
    await open.close();
  }
});

function tablesIn(queries: string[]): string[] {
  const named = queries.flatMap((query) => [...query.matchAll(/(?:from|join) "(\w+)"/g)]);
  return [...new Set(named.map(([, table = '']) => table))].sort();
}
