import { expect, test } from 'vitest';
import { zeroFigures } from '#domain/month-accounts/month-figures.ts';
import { htmlOf } from '#test/rendered.ts';
import { figureLabels, monthAccountsCopy } from './month-accounts.copy.ts';
import { MonthAccountsTable } from './month-accounts-table.tsx';

test('each amount of the month belongs to the heading of its row and of its payment method', () => {
  const accounts = {
    month: '2026-11' as const,
    methods: [{ method: 'cod' as const, ...zeroFigures }],
    total: zeroFigures,
  };
  const row = { name: 'salesLkr' as const, label: figureLabels.salesLkr, valueOf: () => 3800 };
  const html = htmlOf(
    <MonthAccountsTable accounts={accounts} caption={monthAccountsCopy.sold} rows={[row]} />,
  );
  expect(html).toMatch(/<th scope="row"[^>]*>(?:(?!<\/th>).)*Sales/);
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
});
