import './plots.css';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';

type PlotColumn = {
  key: string;
  /** Under the column, short. */
  label: string;
  /** Where columns stand close, only these keep their label. */
  isMarked: boolean;
  value: number;
  /** The hatched top of the column. */
  cancelled: number;
};

type ColumnPlotProps = {
  /** What a screen reader says in place of the picture; the figures themselves stand in a table beside it. */
  says: Bilingual;
  columns: PlotColumn[];
};

/** Draws columns beside each other; the highest and the last one have their value. */
export function ColumnPlot({ says, columns }: ColumnPlotProps) {
  const translate = useTranslate();
  const highest = Math.max(0, ...columns.map(({ value }) => value));
  const lines = scaleTo(highest);
  const top = lines.at(-1) ?? 0;
  const highestAt = columns.findIndex(({ value }) => value === highest);
  return (
    <div
      role="img"
      aria-label={translate(says)}
      className="column-plot"
      data-many={columns.length > 14}
    >
      {lines.map((line) => (
        <span key={line} className="column-line" style={{ insetBlockEnd: share(line, top) }}>
          <span>{shortNumber(line)}</span>
        </span>
      ))}
      <div className="columns">
        {columns.map((column, at) => (
          <Column
            key={column.key}
            column={column}
            top={top}
            saysValue={highest > 0 && (at === highestAt || at === columns.length - 1)}
          />
        ))}
      </div>
    </div>
  );
}

type ColumnProps = { column: PlotColumn; top: number; saysValue: boolean };

function Column({ column: { label, isMarked, value, cancelled }, top, saysValue }: ColumnProps) {
  return (
    <span className="column">
      {saysValue && (
        <b className="column-value" style={{ insetBlockEnd: share(value, top) }}>
          {shortNumber(value)}
        </b>
      )}
      <span className="column-filled" style={{ blockSize: share(value, top) }}>
        {cancelled > 0 && (
          <span className="plot-hatched" style={{ blockSize: share(cancelled, value) }} />
        )}
      </span>
      <span className="column-label" data-marked={isMarked}>
        {label}
      </span>
    </span>
  );
}

function share(part: number, whole: number): string {
  return `${whole > 0 ? (part / whole) * 100 : 0}%`;
}

const mostSteps = 4;

/** Returns the round numbers at which a plot has its lines, from 0 up to one that nothing in it exceeds. */
export function scaleTo(highest: number): number[] {
  if (highest <= 0) return [0];
  const magnitude = 10 ** Math.floor(Math.log10(highest / mostSteps));
  const steps = [1, 2, 2.5, 5, 10].map((step) => step * magnitude);
  // There is no half order and no half rupee.
  const step = steps.find((one) => Number.isInteger(one) && one * mostSteps >= highest) ?? highest;
  const lines = Math.ceil(highest / step);
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}

/** Writes a number short enough for the edge of a plot: 950, 20k, 31.5k, 1.28M. */
export function shortNumber(count: number): string {
  if (count < 1_000) return String(count);
  const [unit, letter] = count < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'M'];
  return `${Number((count / unit).toPrecision(3))}${letter}`;
}
