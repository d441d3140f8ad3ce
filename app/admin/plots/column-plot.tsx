import './plots.css';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';

type PlotColumn = {
  key: string;
  /** Short label below the column. */
  label: string;
  /** Whether the label is shown even when there is no room for all of them. */
  isLabelKept: boolean;
  value: number;
  /** The part of `value` that is drawn hatched. */
  cancelled: number;
};

type ColumnPlotProps = {
  /** Alternative text of the plot; the numbers are in a table beside it. */
  description: Bilingual;
  columns: PlotColumn[];
};

/** Renders a column chart; the highest and the last column show their value. */
export function ColumnPlot({ description, columns }: ColumnPlotProps) {
  const translate = useTranslate();
  const highest = Math.max(0, ...columns.map(({ value }) => value));
  const lines = scaleTo(highest);
  const top = lines.at(-1) ?? 0;
  const highestIndex = columns.findIndex(({ value }) => value === highest);
  return (
    <div
      role="img"
      aria-label={translate(description)}
      className="column-plot"
      data-many={columns.length > 14}
    >
      {lines.map((line) => (
        <span key={line} className="column-line" style={{ insetBlockEnd: share(line, top) }}>
          <span>{shortNumber(line)}</span>
        </span>
      ))}
      <div className="columns">
        {columns.map((column, index) => (
          <Column
            key={column.key}
            column={column}
            top={top}
            showsValue={highest > 0 && (index === highestIndex || index === columns.length - 1)}
          />
        ))}
      </div>
    </div>
  );
}

type ColumnProps = { column: PlotColumn; top: number; showsValue: boolean };

function Column({
  column: { label, isLabelKept, value, cancelled },
  top,
  showsValue,
}: ColumnProps) {
  return (
    <span className="column">
      {showsValue && (
        <b className="column-value" style={{ insetBlockEnd: share(value, top) }}>
          {shortNumber(value)}
        </b>
      )}
      <span className="column-filled" style={{ blockSize: share(value, top) }}>
        {cancelled > 0 && (
          <span className="plot-hatched" style={{ blockSize: share(cancelled, value) }} />
        )}
      </span>
      <span className="column-label" data-kept={isLabelKept}>
        {label}
      </span>
    </span>
  );
}

function share(part: number, whole: number): string {
  return `${whole > 0 ? (part / whole) * 100 : 0}%`;
}

const maxSteps = 4;

/** Returns round grid values from 0 up to one that is at least the highest value. */
export function scaleTo(highest: number): number[] {
  if (highest <= 0) return [0];
  const magnitude = 10 ** Math.floor(Math.log10(highest / maxSteps));
  const steps = [1, 2, 2.5, 5, 10].map((step) => step * magnitude);
  // Steps are whole numbers, because orders and rupees are.
  const step = steps.find((one) => Number.isInteger(one) && one * maxSteps >= highest) ?? highest;
  const lines = Math.ceil(highest / step);
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}

/** Formats a number for an axis: 950, 20k, 31.5k, 1.28M. */
export function shortNumber(count: number): string {
  if (count < 1_000) return String(count);
  const rounded = Number(count.toPrecision(3));
  return rounded < 1_000_000 ? `${rounded / 1_000}k` : `${rounded / 1_000_000}M`;
}
