import { Eye } from 'lucide-react';
import { href } from 'react-router';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { listOrders } from '#domain/orders/list-orders.server.ts';
import { salesFigures } from '#domain/orders/sales-figures.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/dashboard.route';
import { dashboardCopy } from './dashboard.copy.ts';
import { FigureCards } from './figure-cards.tsx';
import { RecentOrders } from './recent-orders.tsx';

const recentCount = 10;

export const meta: Route.MetaFunction = () => panelMeta(dashboardCopy.dashboard);

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const figures = await salesFigures(shop);
  const { orders } = await listOrders(shop);
  const recent = orders.slice(0, recentCount).map(({ createdAt, customerPhone, ...order }) => ({
    ...order,
    placed: shortDateTime(createdAt),
    phone: formatPhone(customerPhone),
  }));
  return { figures, recent };
}

export default function Dashboard({ loaderData: { figures, recent } }: Route.ComponentProps) {
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
      <FigureCards figures={figures} />
      <div className="mt-4">
        <RecentOrders orders={recent} />
      </div>
    </>
  );
}
