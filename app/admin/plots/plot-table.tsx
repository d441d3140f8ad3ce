import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import './plot-table.css';

type PlotRow = { key: string; head: ReactNode; cells: ReactNode[] };

type PlotTableProps = { caption: Bilingual; heads: Bilingual[]; rows: PlotRow[] };

/** Lists the numbers of the plot above in a collapsible table, which opens without JavaScript. */
export function PlotTable({ caption, heads, rows }: PlotTableProps) {
  return (
    <details className="plot-table">
      <summary>
        <ChevronDown aria-hidden="true" />
        <span>
          <Both of={panelCopy.asTable} inline />
          <VisuallyHidden>
            <Text of={caption} />
          </VisuallyHidden>
        </span>
      </summary>
      <table>
        <caption className="sr-only">
          <Text of={caption} />
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col">
                <Both of={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]?.en}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
