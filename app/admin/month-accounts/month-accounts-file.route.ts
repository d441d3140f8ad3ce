import { byteOrderMark, type CsvCell, csvRow } from '#domain/kernel/csv.ts';
import { figureNames, type MonthFigures, netLkr } from '#domain/month-accounts/month-figures.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/month-accounts-file.route';
import { loadMonthAccounts } from './load-month-accounts.server.ts';
import { figureLabels, monthAccountsCopy } from './month-accounts.copy.ts';

/** Sends the accounts of a month as CSV: a row for each payment method, and one for all. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { accounts } = await loadMonthAccounts(context.get(adminShopContext), url.searchParams);
  const labels = [
    monthAccountsCopy.method,
    ...figureNames.map((name) => figureLabels[name]),
    monthAccountsCopy.net,
  ];
  const rows = [
    ...accounts.methods.map((figures) => {
      return rowOf(paymentMethodCopy[figures.method].label.en, figures);
    }),
    rowOf(monthAccountsCopy.all.en, accounts.total),
  ];
  const file = [labels.map(({ en, si }) => `${en} · ${si}`), ...rows].map(csvRow).join('');
  return new Response(byteOrderMark + file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="sandhi-accounts-${accounts.month}.csv"`,
    },
  });
}

function rowOf(head: string, figures: MonthFigures): CsvCell[] {
  return [head, ...figureNames.map((name) => figures[name]), netLkr(figures)];
}
