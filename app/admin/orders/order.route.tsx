import { data, redirect } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { changeOrderStatus } from '#domain/orders/change-order-status.server.ts';
import { changeStatusSchema } from '#domain/orders/change-status-schema.server.ts';
import { findOrder } from '#domain/orders/find-order.server.ts';
import { listHistory } from '#domain/orders/list-history.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { notFound } from '#web/not-found.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/order.route';
import { orderCopy } from './order-detail.copy.ts';
import { OrderPage } from './order-page.tsx';
import { orderHref, ordersShown } from './orders-address.ts';

export function meta() {
  return panelMeta(orderCopy.details);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const order = (await findOrder(shop, params.orderId)) ?? notFound();
  return {
    order,
    phone: formatPhone(order.customerPhone),
    history: await listHistory(shop, order.id),
    shown: ordersShown(new URL(request.url).searchParams),
  };
}

export async function action({ request, params: { orderId }, context }: Route.ActionArgs) {
  const form = await readForm(request, changeStatusSchema);
  if (!form.ok) return data(form.refusal, { status: 422 });

  const changed = await changeOrderStatus(context.get(ownerShopContext), {
    orderId,
    ...form.value,
  });
  if (!changed.ok) notFound();

  const flash = { kind: 'success', code: 'order-status-updated' } as const;
  const order = orderHref(orderId, ordersShown(new URL(request.url).searchParams));
  const said = await writeFlash(context.get(runningShopContext), flash);
  return redirect(order, { headers: { 'Set-Cookie': said } });
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage key={loaderData.order.id} {...loaderData} refusal={actionData} />;
}
