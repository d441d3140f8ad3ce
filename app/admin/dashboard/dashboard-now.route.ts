import type { Route } from './+types/dashboard-now.route';
import { readDashboard } from './read-dashboard.server.ts';

/** Loads the data of an open dashboard again once something has changed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await readDashboard(request, context));
}
