import { useFresh } from '#admin/live/use-fresh.ts';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { chosenOrdersSchema } from '#domain/orders/desk-schemas.server.ts';
import { shipOrders } from '#domain/orders/ship-orders.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import { readForm } from '#web/read-form.server.ts';
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

/** The orders that were chosen leave; the answer names what stayed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, chosenOrdersSchema);
  if (!form.ok) return { shipped: [], left: [] };
  return shipOrders(context.get(ownerShopContext), form.value.orderId);
}

export default function OrdersRoute({ loaderData, actionData }: Route.ComponentProps) {
  const list = useFresh(loaderData, nowHref(loaderData.shown));
  return <OrdersPage {...list} done={actionData} />;
}
