import { Panel } from '#admin/page/panel.tsx';
import { BarRows } from '#admin/plots/bar-rows.tsx';
import { PlotTable } from '#admin/plots/plot-table.tsx';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import { orderStatusLabels } from '#domain/orders/order.copy.ts';
import { orderStatuses } from '#domain/orders/order.ts';
import type { OrderSums } from '#domain/orders/reports/sum-orders.server.ts';
import { provinceNames } from '#domain/places/provinces.copy.ts';
import { provinces } from '#domain/places/provinces.ts';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { cancelledCount, plotCopy as copy } from './plots.copy.ts';

/** Plots all orders by status. */
export function StatusPlot({ byStatus }: { byStatus: OrderSums['byStatus'] }) {
  return (
    <Panel id="orders-by-status" title={copy.ordersByStatus}>
      <BarRows
        rows={orderStatuses.map((status) => ({
          key: status,
          label: <StatusChip tone={status} label={orderStatusLabels[status]} />,
          figure: (
            <span className="figures font-semibold">{groupedRupees(byStatus[status].orders)}</span>
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
          head: <Both of={orderStatusLabels[status]} beside />,
          cells: [
            byStatus[status].orders,
            <Price key="total" amountLkr={byStatus[status].totalLkr} />,
          ],
        }))}
      />
    </Panel>
  );
}

type ProvincePlotProps = Pick<OrderSums, 'all' | 'byProvince'>;

/** Plots all orders by province, the largest number first. */
export function ProvincePlot({ all, byProvince }: ProvincePlotProps) {
  const sorted = [...provinces].sort(
    (one, other) => byProvince[other].orders - byProvince[one].orders,
  );
  return (
    <Panel id="orders-by-province" title={copy.ordersByProvince}>
      {all.cancelledOrders > 0 && (
        <p className="mb-4 flex items-center gap-2 text-sm leading-snug text-ink-600">
          <span aria-hidden="true" className="plot-hatched plot-key" />
          <Text of={cancelledCount(all.cancelledOrders)} />
        </p>
      )}
      <BarRows
        rows={sorted.map((province) => ({
          key: province,
          label: <Both of={provinceNames[province]} beside />,
          figure: (
            <span className="figures font-semibold">
              {groupedRupees(byProvince[province].orders)}
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
          head: <Both of={provinceNames[province]} beside />,
          cells: [
            byProvince[province].orders,
            byProvince[province].cancelledOrders,
            <Price key="total" amountLkr={byProvince[province].totalLkr} />,
          ],
        }))}
      />
    </Panel>
  );
}
