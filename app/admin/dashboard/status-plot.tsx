import { BarRows } from '#admin/plots/bar-rows.tsx';
import { PlotTable } from '#admin/plots/plot-table.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import { orderStatusWords } from '#domain/orders/order.copy.ts';
import { orderStatuses } from '#domain/orders/order.ts';
import type { OrderSums } from '#domain/orders/reports/sum-orders.server.ts';
import { Price } from '#ui/price.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { Both } from '#ui/text.tsx';
import { plotCopy as copy } from './plots.copy.ts';

/** All orders there are, by what became of them. */
export function StatusPlot({ byStatus }: { byStatus: OrderSums['byStatus'] }) {
  return (
    <Panel id="orders-by-status" title={copy.ordersByStatus}>
      <BarRows
        rows={orderStatuses.map((status) => ({
          key: status,
          label: <StatusChip tone={status} label={orderStatusWords[status]} />,
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
          head: <Both of={orderStatusWords[status]} beside />,
          cells: [
            byStatus[status].orders,
            <Price key="total" amountLkr={byStatus[status].totalLkr} />,
          ],
        }))}
      />
    </Panel>
  );
}
