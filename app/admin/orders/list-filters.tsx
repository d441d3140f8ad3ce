import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { exportCopy } from '#admin/export/export.copy.ts';
import { exportHref } from '#admin/export/export-urls.ts';
import { DayRange } from '#admin/list/day-range.tsx';
import { FilterLinks } from '#admin/list/filter-links.tsx';
import { orderStatusLabels } from '#domain/orders/order.copy.ts';
import { type OrderConcern, orderConcerns, orderStatuses } from '#domain/orders/order.ts';
import type { OrderList } from '#domain/orders/reading/list-orders.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { concernLabels, filtersActive, ordersCopy } from './orders.copy.ts';
import { type OrderListState, ordersHref, unfilteredListState } from './orders-urls.ts';

type StatusFilterProps = { counts: OrderList['counts']; listState: OrderListState };

/** Filters by status, with the number of matching orders of each. */
export function StatusFilter({ counts, listState }: StatusFilterProps) {
  const choices = ([undefined, ...orderStatuses] as const).map((status) => ({
    name: status ?? 'all',
    label: status ? orderStatusLabels[status] : ordersCopy.all,
    href: ordersHref({ ...listState, status, page: 1 }),
    count: counts[status ?? 'all'],
    isChosen: status === listState.status,
  }));
  return <FilterLinks label={ordersCopy.status} choices={choices} />;
}

type MoreFiltersProps = {
  listState: OrderListState;
  /** Hidden fields for the other filters in the URL. */
  children: ReactNode;
};

/** Hides the export and the rarely used filters behind a button with the number of active ones, to save space for orders. */
export function MoreFilters({ listState, children }: MoreFiltersProps) {
  const { concern, from, to } = listState;
  const activeCount = [concern, from || to].filter(Boolean).length;
  return (
    <details className="group/filters -mt-3 basis-full">
      <summary className="absolute top-0.5 right-0 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-pill border border-cream-300 px-3.25 text-sm font-medium hover:bg-cream-200/60 [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal
          aria-hidden="true"
          className="size-4 shrink-0 text-leaf-600 max-sm:hidden"
        />
        <Text of={ordersCopy.filters} />
        {activeCount > 0 && (
          <span className="tabular-nowrap grid h-5 min-w-5 place-items-center rounded-pill bg-leaf-900 px-1 text-xs text-cream-50">
            <span aria-hidden="true">{activeCount}</span>
            <VisuallyHidden>
              <Text of={filtersActive(activeCount)} />
            </VisuallyHidden>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-leaf-600 transition-transform group-open/filters:[transform:rotate(180deg)]"
        />
      </summary>
      <div className="grid gap-3 pt-3">
        <ConcernFilter listState={listState} />
        <DayRange
          chosen={listState}
          action={ordersHref(unfilteredListState)}
          hrefOf={(days) => ordersHref({ ...listState, ...days, page: 1 })}
        >
          {children}
        </DayRange>
        <p>
          <ButtonLink
            to={exportHref(listState)}
            preventScrollReset
            size="small"
            variant="outline"
            icon={<Download aria-hidden="true" />}
          >
            <Both of={exportCopy.export} inline />
          </ButtonLink>
        </p>
      </div>
    </details>
  );
}

function ConcernFilter({ listState }: { listState: OrderListState }) {
  const choices = ([undefined, ...orderConcerns] as const).map((concern) => ({
    name: concern ?? 'all',
    label: concern ? concernLabels[concern] : ordersCopy.all,
    href: ordersHref({ ...listState, concern, page: 1 }),
    isChosen: concern === listState.concern,
  }));
  return <FilterLinks label={ordersCopy.waitsFor} choices={choices} wraps />;
}

/** Names the concern by which the list is filtered, and links to the list without it. */
export function ActiveConcernFilter({
  concern,
  listState,
}: {
  concern: OrderConcern;
  listState: OrderListState;
}) {
  return (
    <p className="mb-4">
      <Link
        to={ordersHref({ ...listState, concern: undefined, page: 1 })}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-2.5 rounded-pill border border-leaf-900 bg-leaf-900 px-3.25 py-1 text-sm leading-snug font-medium text-cream-50 no-underline [--second:currentColor]"
      >
        <span>
          <Both of={concernLabels[concern]} inline />
        </span>
        <X aria-hidden="true" className="size-4 shrink-0" />
        <VisuallyHidden>
          <Both of={ordersCopy.showAll} inline />
        </VisuallyHidden>
      </Link>
    </p>
  );
}
