import type { Route } from './+types/dashboard-now.route';
import { readDashboard } from './read-dashboard.server.ts';

/** Returns current data for an open dashboard, which requests it after a change. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await readDashboard(request, context));
}
