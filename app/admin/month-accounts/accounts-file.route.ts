import { byteOrderMark, type CsvCell, csvRow } from '#domain/kernel/csv.ts';
import { type Figures, figureNames, netLkr } from '#domain/month-accounts/accounts.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/accounts-file.route';
import { accountsCopy, figureLabels } from './accounts.copy.ts';
import { readMonthAccounts } from './read-month-accounts.server.ts';

/** Sends the accounts of a month as CSV: a row for each payment method, and one for all. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { accounts } = await readMonthAccounts(context.get(adminShopContext), url.searchParams);
  const labels = [
    accountsCopy.method,
    ...figureNames.map((name) => figureLabels[name]),
    accountsCopy.net,
  ];
  const rows = [
    ...accounts.methods.map((figures) => {
      return rowOf(paymentMethodCopy[figures.method].label.en, figures);
    }),
    rowOf(accountsCopy.all.en, accounts.total),
  ];
  const file = [labels.map(({ en, si }) => `${en} · ${si}`), ...rows].map(csvRow).join('');
  return new Response(byteOrderMark + file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="sandhi-accounts-${accounts.month}.csv"`,
    },
  });
}

function rowOf(head: string, figures: Figures): CsvCell[] {
  return [head, ...figureNames.map((name) => figures[name]), netLkr(figures)];
}
