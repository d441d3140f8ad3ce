import Banknote from 'lucide-react/icons/banknote';
import BellRing from 'lucide-react/icons/bell-ring';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Users from 'lucide-react/icons/users';
import { href, Link } from 'react-router';
import { BackupAge } from '#admin/backups/backup-age.tsx';
import { DemoMonthPanel } from '#admin/demo-month/demo-month-panel.tsx';
import { useLiveData } from '#admin/live/use-live-data.ts';
import { OnboardingPanel } from '#admin/onboarding/onboarding-panel.tsx';
import { ordersHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { MoreLink } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { StatCard } from '#admin/page/stat-card.tsx';
import { CashPanel } from '#admin/remittances/cash-panel.tsx';
import { remittancesCopy } from '#admin/remittances/remittances.copy.ts';
import { QueueNumbers } from '#admin/today/queue-numbers.tsx';
import { groupThousands } from '#domain/kernel/rupees.ts';
import type { SalesStatistics } from '#domain/orders/reports/sales-statistics.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { Route } from './+types/dashboard.route';
import { attentionTitle } from './attention.copy.ts';
import type { AttentionItem } from './attention-item.ts';
import { dashboardCopy, dayOrdersNote, ofWhichCancelled, olderThanADay } from './dashboard.copy.ts';
import { refreshHref } from './dashboard-urls.ts';
import { ProvincePlot, SalesPlot, StatusPlot } from './order-plots.tsx';
import { readDashboard } from './read-dashboard.server.ts';
import { RecentOrders } from './recent-orders.tsx';
import { VisitsPanel } from './visits-panel.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(dashboardCopy.dashboard, matches);
}

export function loader({ request, context }: Route.LoaderArgs) {
  return readDashboard(request, context);
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const fresh = useLiveData(loaderData, refreshHref(loaderData.salesByDay.length));
  const {
    statistics,
    attention,
    queues,
    salesByDay,
    productActivity,
    funnel,
    recent,
    onboarding,
    backupAgeMs,
  } = fresh;
  const { inventedOrdersCount, cash } = fresh;
  return (
    <>
      <PageHeader title={dashboardCopy.dashboard}>
        <ButtonLink
          to={href('/')}
          reloadDocument
          variant="outline"
          size="small"
          icon={<Eye aria-hidden="true" />}
        >
          <Text of={dashboardCopy.preview} />
        </ButtonLink>
      </PageHeader>
      <OnboardingPanel onboarding={onboarding} />
      {/* In demo mode: first the offer to add invented orders, last the one to remove them. */}
      {inventedOrdersCount === 0 && <DemoMonthPanel count={inventedOrdersCount} />}
      <QueueNumbers counts={queues} />
      <AttentionList items={attention} />
      <div className="grid gap-4">
        <StatCards statistics={statistics} />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <SalesPlot days={salesByDay} />
          <StatusPlot byStatus={statistics.sums.byStatus} />
        </div>
        {cash.length > 0 && <CashPanel cash={cash} action={<RemittancesLink />} />}
        <RecentOrders orders={recent} />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <VisitsPanel activity={productActivity} funnel={funnel} />
          <ProvincePlot {...statistics.sums} />
        </div>
        <BackupAge ageMs={backupAgeMs} />
        {inventedOrdersCount !== undefined && inventedOrdersCount > 0 && (
          <DemoMonthPanel count={inventedOrdersCount} />
        )}
      </div>
    </>
  );
}

function RemittancesLink() {
  return (
    <MoreLink to={href('/admin/remittances')}>
      <Text of={remittancesCopy.title} />
    </MoreLink>
  );
}

/** Lists the tasks that need the owner, each with a link. Renders nothing for an empty list. */
function AttentionList({ items }: { items: AttentionItem[] }) {
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="attention"
      className="mb-4 overflow-clip rounded-md border border-gold-600/40 bg-pending-tint shadow-1"
    >
      <h2
        id="attention"
        className="flex items-center gap-3 px-4.5 pt-4 pb-2 text-base leading-snug sm:px-5.5"
      >
        <BellRing aria-hidden="true" className="size-5 shrink-0 text-pending" />
        <span className="[&>.second-inline]:text-xs [&>.second-inline]:font-normal">
          <Both of={attentionTitle} inline />
        </span>
      </h2>
      <ul className={`grid pb-2 ${items.length > 1 ? 'md:grid-cols-2' : ''}`}>
        {items.map(({ text, href }) => (
          <li key={href}>
            <Link
              to={href}
              className="flex min-h-11 items-center gap-3 px-4.5 py-1.5 text-md leading-snug font-medium text-ink-900 no-underline hover:bg-cream-50/70 sm:px-5.5 [&_.second]:text-xs"
            >
              <span className="min-w-0 flex-1">
                <Both of={text} />
              </span>
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-pending" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows four key numbers. Amounts include cancelled orders, so each states the cancelled part. */
function StatCards({ statistics }: { statistics: SalesStatistics }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 2xl:grid-cols-4">
      <StatCard
        label={dashboardCopy.todaysSales}
        icon={<Banknote aria-hidden="true" />}
        notes={[dayOrdersNote(statistics.todayCount, statistics.todayCancelledLkr)]}
      >
        <Price amountLkr={statistics.todayLkr} />
      </StatCard>
      <StatCard
        label={dashboardCopy.pendingOrders}
        to={ordersHref({ ...unfilteredListState, status: 'pending' })}
        icon={<Clock aria-hidden="true" />}
        notes={statistics.lateCount > 0 ? [olderThanADay(statistics.lateCount)] : []}
      >
        {groupThousands(statistics.pendingCount)}
      </StatCard>
      <StatCard
        label={dashboardCopy.totalRevenue}
        icon={<ReceiptText aria-hidden="true" />}
        notes={
          statistics.revenueCancelledLkr > 0
            ? [ofWhichCancelled(statistics.revenueCancelledLkr)]
            : []
        }
      >
        <Price amountLkr={statistics.revenueLkr} />
      </StatCard>
      <StatCard label={dashboardCopy.totalCustomers} icon={<Users aria-hidden="true" />}>
        {groupThousands(statistics.customersCount)}
      </StatCard>
    </dl>
  );
}
