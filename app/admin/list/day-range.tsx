import './day-range.css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useNews } from '#admin/live/news-context.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { colomboDay, dayIn, daysLater } from '#domain/kernel/colombo-time.ts';
import { Button } from '#ui/button/button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { daysCopy } from './list.copy.ts';

/** The first and the last day of a range, in Colombo, such as 2026-11-21; an empty text sets no bound. */
export type Days = { from: string; to: string };

type DayRangeProps = {
  chosen: Days;
  /** The URL of the unfiltered list, to which the form is submitted. */
  action: string;
  hrefOf: (days: Days) => string;
  /** Hidden fields for the other filters of the list. */
  children?: ReactNode;
};

/** Filters a list by a range of days, with shortcuts for the common ranges. */
export function DayRange({ chosen, action, hrefOf, children }: DayRangeProps) {
  const translate = useTranslate();
  const ranges = quickRanges(useNews().day);
  const isCustom = !ranges.some(({ from, to }) => from === chosen.from && to === chosen.to);
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <details className="day-range" open={isCustom}>
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-pill border border-cream-300 px-3.25 text-sm font-medium [&::-webkit-details-marker]:hidden">
          <Both of={daysCopy.chooseDays} inline />
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-leaf-600" />
        </summary>
        <Form
          key={`${chosen.from} ${chosen.to}`}
          method="get"
          action={action}
          aria-label={translate(daysCopy.days)}
          className="grid items-end justify-items-start gap-3 pt-2 min-[370px]:grid-cols-2 sm:flex sm:pt-0"
        >
          {children}
          <DayField name="from" label={daysCopy.from} value={chosen.from} />
          <DayField name="to" label={daysCopy.to} value={chosen.to} />
          <Button type="submit" variant="outline">
            <Both of={daysCopy.showDays} inline />
          </Button>
        </Form>
      </details>
      <QuickRanges ranges={ranges} chosen={chosen} hrefOf={hrefOf} />
    </div>
  );
}

function DayField({ name, label, value }: { name: string; label: Bilingual; value: string }) {
  return (
    <label className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-1 text-sm leading-snug font-medium sm:w-auto">
      <span>
        <Both of={label} inline />
      </span>
      <input type="date" name={name} defaultValue={value} className="control tabular-nowrap" />
    </label>
  );
}

type QuickRange = Days & { of: Bilingual };

function quickRanges(today: string): QuickRange[] {
  const midnight = colomboDay(today);
  if (!midnight) return [];
  const dayAgo = (days: number) => dayIn(daysLater(midnight, -days));
  return [
    { of: daysCopy.today, from: today, to: today },
    { of: daysCopy.yesterday, from: dayAgo(1), to: dayAgo(1) },
    { of: daysCopy.sevenDays, from: dayAgo(6), to: today },
    { of: daysCopy.allDays, from: '', to: '' },
  ];
}

type QuickRangesProps = Pick<DayRangeProps, 'chosen' | 'hrefOf'> & { ranges: QuickRange[] };

function QuickRanges({ ranges, chosen, hrefOf }: QuickRangesProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {ranges.map(({ of, from, to }) => (
        <li key={of.en}>
          <Link
            to={hrefOf({ from, to })}
            preventScrollReset
            aria-current={from === chosen.from && to === chosen.to ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
          >
            <Text of={of} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
