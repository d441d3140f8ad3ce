import { Eye } from 'lucide-react';
import { href } from 'react-router';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { AttentionList } from './attention-list.tsx';
import { dashboardCopy } from './dashboard.copy.ts';
import { FigureCards } from './figure-cards.tsx';
import type { DashboardData } from './read-dashboard.server.ts';
import { RecentOrders } from './recent-orders.tsx';
import { VisitsPanel } from './visits-panel.tsx';

export function DashboardPage({ figures, attention, visits, recent }: DashboardData) {
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
      <AttentionList items={attention} />
      <div className="grid gap-4">
        <FigureCards figures={figures} />
        <RecentOrders orders={recent} />
        <VisitsPanel visits={visits} />
      </div>
    </>
  );
}
