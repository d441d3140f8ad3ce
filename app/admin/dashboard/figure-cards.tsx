import Banknote from 'lucide-react/icons/banknote';
import Clock from 'lucide-react/icons/clock';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Users from 'lucide-react/icons/users';
import { everything, listHref } from '#admin/orders/orders-address.ts';
import { FigureCard } from '#admin/shell/figure-card.tsx';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import type { SalesFigures } from '#domain/orders/reports/sales-figures.server.ts';
import { Price } from '#ui/price.tsx';
import {
  dashboardCopy,
  ofOrdersCancelled,
  ofWhichCancelled,
  olderThanADay,
} from './dashboard.copy.ts';

/** Shows the state of the shop in four figures. Money counts every order, so each names its cancelled part. */
export function FigureCards({ figures }: { figures: SalesFigures }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 2xl:grid-cols-4">
      <FigureCard
        label={dashboardCopy.todaysSales}
        icon={<Banknote aria-hidden="true" />}
        notes={[ofOrdersCancelled(figures.todayCount, figures.todayCancelledLkr)]}
      >
        <Price amountLkr={figures.todayLkr} />
      </FigureCard>
      <FigureCard
        label={dashboardCopy.pendingOrders}
        to={listHref({ ...everything, status: 'pending' })}
        icon={<Clock aria-hidden="true" />}
        notes={figures.lateCount > 0 ? [olderThanADay(figures.lateCount)] : []}
      >
        {groupedRupees(figures.pendingCount)}
      </FigureCard>
      <FigureCard
        label={dashboardCopy.totalRevenue}
        icon={<ReceiptText aria-hidden="true" />}
        notes={[ofWhichCancelled(figures.revenueCancelledLkr)]}
      >
        <Price amountLkr={figures.revenueLkr} />
      </FigureCard>
      <FigureCard label={dashboardCopy.totalCustomers} icon={<Users aria-hidden="true" />}>
        {groupedRupees(figures.customersCount)}
      </FigureCard>
    </dl>
  );
}
