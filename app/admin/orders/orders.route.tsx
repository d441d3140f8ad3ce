import { panelMeta } from '#admin/shell/panel-meta.ts';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { chosenOrdersSchema } from '#domain/orders/desk-schemas.server.ts';
import { listOrders } from '#domain/orders/list-orders.server.ts';
import { shipOrders } from '#domain/orders/ship-orders.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/orders.route';
import { ordersCopy } from './orders.copy.ts';
import { ordersShown } from './orders-address.ts';
import { OrdersPage } from './orders-page.tsx';

export function meta() {
  return panelMeta(ordersCopy.orders);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = ordersShown(new URL(request.url).searchParams);
  const { orders, counts, page, pages } = await listOrders(context.get(ownerShopContext), asked);
  return {
    orders: orders.map((order) => ({ ...order, customerPhone: formatPhone(order.customerPhone) })),
    counts,
    pages,
    shown: { ...asked, page },
    today: dayIn(context.get(ownerShopContext).now()),
  };
}

/** The orders that were chosen leave; the answer names what stayed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, chosenOrdersSchema);
  if (!form.ok) return { shipped: [], left: [] };
  return shipOrders(context.get(ownerShopContext), form.value.orderId);
}

export default function OrdersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} done={actionData} />;
}
