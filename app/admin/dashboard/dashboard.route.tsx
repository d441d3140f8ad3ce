import { useFresh } from '#admin/live/use-fresh.ts';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import type { Route } from './+types/dashboard.route';
import { dashboardCopy } from './dashboard.copy.ts';
import { nowHref } from './dashboard-address.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { readDashboard } from './read-dashboard.server.ts';

export const meta: Route.MetaFunction = () => panelMeta(dashboardCopy.dashboard);

export function loader({ request, context }: Route.LoaderArgs) {
  return readDashboard(request, context);
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const shown = useFresh(loaderData, nowHref(loaderData.sales.length));
  return <DashboardPage {...shown} />;
}
