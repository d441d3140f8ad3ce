import { panelMeta } from '#admin/shell/panel-meta.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/dashboard.route';
import { dashboardCopy } from './dashboard.copy.ts';
import { daysIn } from './dashboard-address.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { readDashboard } from './read-dashboard.server.ts';

export const meta: Route.MetaFunction = () => panelMeta(dashboardCopy.dashboard);

export function loader({ request, context }: Route.LoaderArgs) {
  return readDashboard({
    shop: context.get(ownerShopContext),
    running: context.get(runningShopContext),
    days: daysIn(new URL(request.url).searchParams),
  });
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />;
}
