import { expect, test } from 'vitest';
import { noFilters } from '#domain/catalog/search/product-filters.ts';
import { htmlOf } from '#test/rendered.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { ProductTools } from './product-tools.tsx';

test.each([
  ['en', '/?q=balm#products'],
  ['si', '/si?q=balm#products'],
] as const)('without scripts, resetting the filters keeps the search (%s)', (language, href) => {
  const filters = { ...noFilters, query: 'balm', inStockOnly: true };
  const search = { text: 'balm', isPending: false, setText: () => undefined };
  const page = htmlOf(
    <LanguageProvider language={language}>
      <ProductTools search={search} filters={filters} onChange={() => undefined} />
    </LanguageProvider>,
  );
  expect(page).toContain(`href="${href}"`);
});
