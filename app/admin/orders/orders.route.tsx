import { panelMeta } from '#admin/shell/panel-meta.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { listOrders } from '#domain/orders/list-orders.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
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
  };
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
