import { Form, Link } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { colomboDay, dayIn, daysLater } from '#domain/kernel/colombo-time.ts';
import { Button } from '#ui/button.tsx';
import { useSay } from '#ui/language.tsx';
import { Both, Text } from '#ui/text.tsx';
import { ordersCopy } from './orders.copy.ts';
import { everything, listHref, type OrdersShown } from './orders-address.ts';

/** The orders from one day to another, both included, with the days that are asked for most a press away. */
export function DayRange({ shown, today }: { shown: OrdersShown; today: string }) {
  const say = useSay();
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <Form
        key={`${shown.from} ${shown.to}`}
        method="get"
        action={listHref(everything)}
        aria-label={say(ordersCopy.days)}
        className="grid items-end justify-items-start gap-3 min-[370px]:grid-cols-2 sm:flex"
      >
        {shown.search && <input type="hidden" name="q" value={shown.search} />}
        {shown.status && <input type="hidden" name="status" value={shown.status} />}
        {shown.due && <input type="hidden" name="due" value={shown.due} />}
        <Day name="from" label={ordersCopy.from} value={shown.from} />
        <Day name="to" label={ordersCopy.to} value={shown.to} />
        <Button type="submit" variant="outline">
          <Both of={ordersCopy.showDays} beside />
        </Button>
      </Form>
      <QuickDays shown={shown} today={today} />
    </div>
  );
}

function Day({ name, label, value }: { name: string; label: Bilingual; value: string }) {
  return (
    <label className="grid w-full min-w-0 gap-1 text-sm leading-snug font-medium sm:w-auto">
      <span>
        <Both of={label} beside />
      </span>
      <input type="date" name={name} defaultValue={value} className="control figures" />
    </label>
  );
}

function QuickDays({ shown, today }: { shown: OrdersShown; today: string }) {
  const midnight = colomboDay(today);
  if (!midnight) return null;
  const ago = (days: number) => dayIn(daysLater(midnight, -days));
  const quick = [
    { of: ordersCopy.today, from: today, to: today },
    { of: ordersCopy.yesterday, from: ago(1), to: ago(1) },
    { of: ordersCopy.sevenDays, from: ago(6), to: today },
    { of: ordersCopy.allDays, from: '', to: '' },
  ];
  return (
    <ul className="flex flex-wrap gap-1.5">
      {quick.map(({ of, from, to }) => (
        <li key={of.en}>
          <Link
            to={listHref({ ...shown, from, to, page: 1 })}
            preventScrollReset
            aria-current={from === shown.from && to === shown.to ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
          >
            <Text of={of} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
