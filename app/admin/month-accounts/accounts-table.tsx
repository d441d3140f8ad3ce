import { type Column, DataTable } from '#admin/list/data-table.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';
import type { AccountsRow } from '#domain/month-accounts/accounts.ts';
import type { Accounts } from '#domain/month-accounts/read-accounts.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import { accountsCopy } from './accounts.copy.ts';

export type AccountsLine = {
  name: string;
  label: Bilingual;
  amountOf: (row: AccountsRow) => number;
};

type AccountsTableProps = { accounts: Accounts; caption: Bilingual; lines: AccountsLine[] };

/** Shows amounts or counts of a month by payment method, each with its total. */
export function AccountsTable({ accounts, caption, lines }: AccountsTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={lines}
      keyOf={({ name }) => name}
      columns={[
        {
          head: accountsCopy.figure,
          cell: ({ label }) => (
            <strong className="font-semibold">
              <Both of={label} />
            </strong>
          ),
          placeOnPhone: 'start',
        },
        ...accounts.rows.map(methodColumn),
        {
          head: accountsCopy.all,
          cell: (line) => (
            <strong>
              <Value line={line} row={accounts.total} />
            </strong>
          ),
          align: 'end',
          placeOnPhone: 'end',
        },
      ]}
    />
  );
}

function methodColumn(row: AccountsRow): Column<AccountsLine> {
  const { short } = paymentMethodCopy[row.method ?? 'cod'];
  return {
    head: short,
    cell: (line) => (
      <span className="flex justify-between gap-3 min-[761px]:block">
        <span className="text-ink-600 min-[761px]:hidden">
          <Both of={short} inline />
        </span>
        <Value line={line} row={row} />
      </span>
    ),
    align: 'end',
  };
}

function Value({ line, row }: { line: AccountsLine; row: AccountsRow }) {
  const value = line.amountOf(row);
  return line.name.endsWith('Lkr') ? <Price amountLkr={value} /> : groupThousands(value);
}
