import { revalidateRefused } from '#admin/form/revalidate-refused.ts';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { listHeldUnits } from '#domain/catalog/stock/list-held-units.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { readCancelling } from '#domain/orders/cancelling/read-cancelling.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { listOrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import { readOnlineRefunds } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { findProblem } from '#domain/problems/find-problem.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/order.route';
import { orderCopy } from './order-detail.copy.ts';
import { OrderPage } from './order-page.tsx';
import { ordersShown } from './orders-address.ts';
import { readWhatsAppLinks } from './read-whats-app.server.ts';

export const shouldRevalidate = revalidateRefused;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(orderCopy.details, matches);
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const order = (await findOrder(shop, params.orderId)) ?? notFound();
  const running = context.get(runningShopContext);
  const texts = await readWhatsAppLinks(running, shop, [order.id]);
  const { request: cancelRequest } = await readCancelling(shop, order);
  return {
    order,
    phone: formatPhone(order.customerPhone),
    texts: texts.get(order.id) ?? [],
    problem: await findProblem(shop, order.id),
    cancelRequest,
    slips: await listSlips(shop, order.id),
    held: Object.fromEntries(
      (await listHeldUnits(shop, order.id)).map(({ productId, quantity }) => [productId, quantity]),
    ),
    ...(await readOnlineRefunds(shop, { order, canRefund: running.gateway?.refund !== undefined })),
    formKey: crypto.randomUUID(),
    history: await listHistory(shop, order.id),
    ofPhone: await listOrdersOfPhone(shop, order),
    shown: ordersShown(url.searchParams),
  };
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage key={loaderData.order.id} {...loaderData} />;
}
