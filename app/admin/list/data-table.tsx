import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both, Text } from '#ui/text/text.tsx';
import './data-table.css';
import { useFocusOnNextRow } from './use-focus-on-next-row.ts';

export type Column<Row> = {
  head: Bilingual;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /**
   * Position of the cell on a card: first line left, first line right, a line of its own (the default), hidden.
   * Below 900 px, and from 1000 to 1200 px beside the menu, a table also hides a `hidden` column.
   */
  placeOnPhone?: 'start' | 'end' | 'line' | 'hidden';
  /** Makes the cell the heading of its row, where each value is named by its row and its column. */
  isRowHeading?: true;
};

type DataTableProps<Row> = {
  /** Shown to screen readers only. */
  caption: Bilingual;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
};

/** Shows rows under headings; up to 760 px wide, each row is a card. The focus moves from a removed row to the next row. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const table = useFocusOnNextRow<HTMLTableElement>();
  return (
    <table ref={table} className="data-table">
      <caption className="sr-only">
        <Text of={caption} />
      </caption>
      <thead>
        <tr>
          {columns.map(({ head, align, placeOnPhone }) => (
            <th key={head.en} scope="col" data-align={align} data-card={placeOnPhone}>
              <Both of={head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-row="">
            {columns.map(({ head, cell, align, placeOnPhone = 'line', isRowHeading }) => {
              const place = { 'data-align': align, 'data-card': placeOnPhone };
              return isRowHeading ? (
                <th key={head.en} scope="row" {...place}>
                  {cell(row)}
                </th>
              ) : (
                <td key={head.en} {...place}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders a smaller second line in a cell, such as the time under an order's number. */
export function CellNote({ children }: { children: ReactNode }) {
  return <small className="block text-xs leading-snug text-ink-600">{children}</small>;
}
