import type { Route } from './+types/dashboard-now.route';
import { readDashboard } from './read-dashboard.server.ts';

/** Refreshes the data of an open dashboard after a change. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await readDashboard(request, context));
}
