import Eye from 'lucide-react/icons/eye';
import { href } from 'react-router';
import { BackupAge } from '#admin/backups/backup-age.tsx';
import { GuidePanel } from '#admin/guide/guide-panel.tsx';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { AttentionList } from './attention-list.tsx';
import { dashboardCopy } from './dashboard.copy.ts';
import { FigureCards } from './figure-cards.tsx';
import { ProvincePlot } from './province-plot.tsx';
import type { DashboardData } from './read-dashboard.server.ts';
import { RecentOrders } from './recent-orders.tsx';
import { SalesPlot } from './sales-plot.tsx';
import { StatusPlot } from './status-plot.tsx';
import { VisitsPanel } from './visits-panel.tsx';

export function DashboardPage({
  figures,
  attention,
  sales,
  visits,
  funnel,
  recent,
  guide,
  backupAgeMs,
}: DashboardData) {
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
      <GuidePanel guide={guide} />
      <AttentionList items={attention} />
      <div className="grid gap-4">
        <FigureCards figures={figures} />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <SalesPlot days={sales} />
          <StatusPlot byStatus={figures.sums.byStatus} />
        </div>
        <RecentOrders orders={recent} />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <VisitsPanel visits={visits} funnel={funnel} />
          <ProvincePlot {...figures.sums} />
        </div>
        <BackupAge ageMs={backupAgeMs} />
      </div>
    </>
  );
}
