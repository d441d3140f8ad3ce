import { type Column, DataTable } from '#admin/list/data-table.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';
import type {
  FigureName,
  MethodFigures,
  MonthFigures,
} from '#domain/month-accounts/month-figures.ts';
import type { MonthAccounts } from '#domain/month-accounts/read-month-accounts.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import { monthAccountsCopy } from './month-accounts.copy.ts';

export type FigureRow = {
  /** A figure in rupees ends in Lkr. */
  name: FigureName | 'netLkr';
  label: Bilingual;
  valueOf: (figures: MonthFigures) => number;
};

type MonthAccountsTableProps = { accounts: MonthAccounts; caption: Bilingual; rows: FigureRow[] };

/** Shows amounts or counts of a month by payment method, each with its total. */
export function MonthAccountsTable({ accounts, caption, rows }: MonthAccountsTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        {
          head: monthAccountsCopy.figure,
          cell: ({ label }) => (
            <strong className="font-semibold">
              <Both of={label} />
            </strong>
          ),
          placeOnPhone: 'start',
          isRowHeading: true,
        },
        ...accounts.methods.map(methodColumn),
        {
          head: monthAccountsCopy.all,
          cell: (row) => (
            <strong>
              <Value row={row} figures={accounts.total} />
            </strong>
          ),
          align: 'end',
          placeOnPhone: 'end',
        },
      ]}
    />
  );
}

function methodColumn(figures: MethodFigures): Column<FigureRow> {
  const { short } = paymentMethodCopy[figures.method];
  return {
    head: short,
    cell: (row) => (
      <span className="flex justify-between gap-3 min-[761px]:block">
        <span className="text-ink-600 min-[761px]:hidden">
          <Both of={short} inline />
        </span>
        <Value row={row} figures={figures} />
      </span>
    ),
    align: 'end',
  };
}

function Value({ row, figures }: { row: FigureRow; figures: MonthFigures }) {
  const value = row.valueOf(figures);
  return row.name.endsWith('Lkr') ? <Price amountLkr={value} /> : groupThousands(value);
}
