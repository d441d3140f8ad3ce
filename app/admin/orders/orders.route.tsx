import { useFresh } from '#admin/live/use-fresh.ts';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/orders.route';
import { ordersCopy } from './orders.copy.ts';
import { nowHref } from './orders-address.ts';
import { OrdersPage } from './orders-page.tsx';
import { readOrders } from './read-orders.server.ts';

export function meta() {
  return panelMeta(ordersCopy.orders);
}

export function loader({ request, context }: Route.LoaderArgs) {
  return readOrders(context.get(ownerShopContext), request);
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const list = useFresh(loaderData, nowHref(loaderData.shown));
  return <OrdersPage {...list} />;
}
