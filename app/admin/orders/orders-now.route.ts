import type { Route } from './+types/orders-now.route';
import { loadOrders } from './load-orders.server.ts';

/** Returns current data for an open list, which requests it after a change. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await loadOrders(context, request));
}
