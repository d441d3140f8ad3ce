import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/orders-now.route';
import { readOrders } from './read-orders.server.ts';

/** What an open list shows once something has changed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await readOrders(context.get(ownerShopContext), request));
}
