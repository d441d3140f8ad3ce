import { byteOrderMark, type CsvCell, csvRow } from '#domain/kernel/csv.ts';
import { accountColumns, netLkr } from '#domain/month-accounts/accounts.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/accounts-file.route';
import { accountsCopy, columnLabels } from './accounts.copy.ts';
import { requireAccounts } from './require-accounts.server.ts';

/** Sends the accounts of a month as CSV: a row for each payment method, and one for all. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { accounts } = await requireAccounts(context.get(adminShopContext), url.searchParams);
  const labels = [
    accountsCopy.method,
    ...accountColumns.map((name) => columnLabels[name]),
    accountsCopy.net,
  ];
  const rows = [...accounts.rows, accounts.total].map((row): CsvCell[] => [
    row.method ? paymentMethodCopy[row.method].label.en : accountsCopy.all.en,
    ...accountColumns.map((name) => row[name]),
    netLkr(row),
  ]);
  const file = [labels.map(({ en, si }) => `${en} · ${si}`), ...rows].map(csvRow).join('');
  return new Response(byteOrderMark + file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="sandhi-accounts-${accounts.month}.csv"`,
    },
  });
}
