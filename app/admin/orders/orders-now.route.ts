import type { Route } from './+types/orders-now.route';
import { readOrders } from './read-orders.server.ts';

/** Loads the fresh content of an open list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await readOrders(context, request));
}
