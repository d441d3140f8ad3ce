import { Link } from 'react-router';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { BarRows } from '#admin/plots/bar-rows.tsx';
import { ColumnPlot } from '#admin/plots/column-plot.tsx';
import { PlotTable } from '#admin/plots/plot-table.tsx';
import { groupThousands } from '#domain/kernel/rupees.ts';
import { orderStatusLabels } from '#domain/orders/order.copy.ts';
import { orderStatuses } from '#domain/orders/order.ts';
import type { SalesDay } from '#domain/orders/reports/sales-by-day.server.ts';
import type { OrderSums } from '#domain/orders/reports/sum-orders.server.ts';
import { provinceNames } from '#domain/places/provinces.copy.ts';
import { provinces } from '#domain/places/provinces.ts';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { ofWhichCancelled } from './dashboard.copy.ts';
import { daysHref, plottedDays } from './dashboard-urls.ts';
import {
  cancelledCount,
  plotCopy as copy,
  lastDays,
  ordersCount,
  salesSummary,
} from './plots.copy.ts';

/** Plots all orders by status. */
export function StatusPlot({ byStatus }: { byStatus: OrderSums['byStatus'] }) {
  return (
    <PanelCard id="orders-by-status" title={copy.ordersByStatus}>
      <BarRows
        rows={orderStatuses.map((status) => ({
          key: status,
          label: <StatusChip tone={status} label={orderStatusLabels[status]} />,
          figure: (
            <span className="tabular-nowrap font-semibold">
              {groupThousands(byStatus[status].orders)}
            </span>
          ),
          count: byStatus[status].orders,
          tone: status,
        }))}
      />
      <PlotTable
        caption={copy.ordersByStatus}
        heads={[copy.status, copy.orders, copy.total]}
        rows={orderStatuses.map((status) => ({
          key: status,
          head: <Both of={orderStatusLabels[status]} inline />,
          cells: [
            byStatus[status].orders,
            <Price key="total" amountLkr={byStatus[status].totalLkr} />,
          ],
        }))}
      />
    </PanelCard>
  );
}

type ProvincePlotProps = Pick<OrderSums, 'all' | 'byProvince'>;

/** Plots all orders by province, the largest number first. */
export function ProvincePlot({ all, byProvince }: ProvincePlotProps) {
  const sorted = [...provinces].sort(
    (one, other) => byProvince[other].orders - byProvince[one].orders,
  );
  return (
    <PanelCard id="orders-by-province" title={copy.ordersByProvince}>
      {all.cancelledOrders > 0 && (
        <p className="mb-4 flex items-center gap-2 text-sm leading-snug text-ink-600">
          <span aria-hidden="true" className="plot-hatched plot-key" />
          <Text of={cancelledCount(all.cancelledOrders)} />
        </p>
      )}
      <BarRows
        rows={sorted.map((province) => ({
          key: province,
          label: <Both of={provinceNames[province]} inline />,
          figure: (
            <span className="tabular-nowrap font-semibold">
              {groupThousands(byProvince[province].orders)}
            </span>
          ),
          count: byProvince[province].orders,
          cancelled: byProvince[province].cancelledOrders,
        }))}
      />
      <PlotTable
        caption={copy.ordersByProvince}
        heads={[copy.province, copy.orders, copy.cancelled, copy.total]}
        rows={sorted.map((province) => ({
          key: province,
          head: <Both of={provinceNames[province]} inline />,
          cells: [
            byProvince[province].orders,
            byProvince[province].cancelledOrders,
            <Price key="total" amountLkr={byProvince[province].totalLkr} />,
          ],
        }))}
      />
    </PanelCard>
  );
}

/** Plots the sales of the last days. Includes cancelled orders, as the cards do, and hatches their part. */
export function SalesPlot({ days }: { days: SalesDay[] }) {
  const formatted = days.map((one) => ({ ...one, day: formatDay(one.day) }));
  const sum = (figure: 'totalLkr' | 'orders' | 'cancelledLkr') =>
    days.reduce((total, one) => total + one[figure], 0);
  const highest = formatted.reduce((most, one) => (one.totalLkr > most.totalLkr ? one : most));
  const description = salesSummary({
    from: formatted.at(0)?.day ?? '',
    to: formatted.at(-1)?.day ?? '',
    totalLkr: sum('totalLkr'),
    highestDay: highest.day,
    highestLkr: highest.totalLkr,
  });
  const columns = formatted.map(({ day, totalLkr, cancelledLkr }, index) => ({
    key: day,
    label: day.slice(0, 2),
    isLabelKept: (days.length - 1 - index) % labelEvery(days.length) === 0,
    value: totalLkr,
    cancelled: cancelledLkr,
  }));
  return (
    <PanelCard
      id="sales-by-day"
      title={copy.salesByDay}
      action={<DaysChoice chosen={days.length} />}
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm leading-snug text-ink-600">
        <Price amountLkr={sum('totalLkr')} className="font-semibold text-ink-900" />
        <span>
          <Text of={ordersCount(sum('orders'))} />
        </span>
        {sum('cancelledLkr') > 0 && (
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="plot-hatched plot-key" />
            <Text of={ofWhichCancelled(sum('cancelledLkr'))} />
          </span>
        )}
      </p>
      <ColumnPlot description={description} columns={columns} />
      <PlotTable
        caption={copy.salesByDay}
        heads={[copy.day, copy.orders, copy.sales, copy.cancelled]}
        rows={[...formatted].reverse().map(({ day, orders, totalLkr, cancelledLkr }) => ({
          key: day,
          head: day,
          cells: [
            orders,
            <Price key="sales" amountLkr={totalLkr} />,
            <Price key="cancelled" amountLkr={cancelledLkr} />,
          ],
        }))}
      />
    </PanelCard>
  );
}

function DaysChoice({ chosen }: { chosen: number }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate(copy.days)} className="flex gap-2">
      {plottedDays.map((days) => (
        <Link
          key={days}
          to={daysHref(days)}
          preventScrollReset
          aria-current={days === chosen ? 'true' : undefined}
          className="tabular-nowrap inline-grid size-11 place-items-center rounded-pill border border-cream-300 text-sm font-medium text-ink-900 no-underline transition-colors hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
        >
          <span aria-hidden="true">{days}</span>
          <VisuallyHidden>
            <Both of={lastDays(days)} inline />
          </VisuallyHidden>
        </Link>
      ))}
    </nav>
  );
}

/** Returns how many columns share one label, so that labels do not collide. */
function labelEvery(days: number): number {
  if (days > 14) return 5;
  return days > 7 ? 2 : 1;
}

/** Formats 2026-11-21 as 21/11/2026. */
function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}
