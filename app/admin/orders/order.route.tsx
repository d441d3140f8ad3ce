import { data, redirect } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { revalidateRefused } from '#admin/shell/revalidate-refused.ts';
import { listHeldUnits } from '#domain/catalog/list-held-units.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { listOrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { notFound } from '#web/not-found.server.ts';
import type { Route } from './+types/order.route';
import { actOnOrder } from './act-on-order.server.ts';
import { orderCopy } from './order-detail.copy.ts';
import { OrderPage } from './order-page.tsx';
import { orderHref, ordersShown } from './orders-address.ts';

export const shouldRevalidate = revalidateRefused;

export function meta() {
  return panelMeta(orderCopy.details);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const order = (await findOrder(shop, params.orderId)) ?? notFound();
  return {
    order,
    phone: formatPhone(order.customerPhone),
    held: Object.fromEntries(
      (await listHeldUnits(shop, order.id)).map(({ productId, quantity }) => [productId, quantity]),
    ),
    formKey: crypto.randomUUID(),
    history: await listHistory(shop, order.id),
    ofPhone: await listOrdersOfPhone(shop, order),
    shown: ordersShown(new URL(request.url).searchParams),
  };
}

export async function action({ request, params: { orderId }, context }: Route.ActionArgs) {
  const acted = await actOnOrder(context.get(ownerShopContext), { orderId, request });
  if ('answer' in acted) return data(acted.answer, { status: acted.status });

  const flash = { kind: 'success', code: acted.said } as const;
  const order = orderHref(orderId, ordersShown(new URL(request.url).searchParams));
  const said = await writeFlash(context.get(runningShopContext), flash);
  return redirect(order, { headers: { 'Set-Cookie': said } });
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage key={loaderData.order.id} {...loaderData} answer={actionData} />;
}
