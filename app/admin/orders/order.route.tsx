import { panelMeta } from '#admin/shell/panel-meta.ts';
import { revalidateRefused } from '#admin/shell/revalidate-refused.ts';
import { listHeldUnits } from '#domain/catalog/list-held-units.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { readCancelling } from '#domain/orders/cancelling/read-cancelling.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { listOrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import { findProblem } from '#domain/problems/find-problem.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { takesSlips } from '#domain/slips/slip.ts';
import { confirmLink } from '#web/confirm-link.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { notFound } from '#web/not-found.server.ts';
import { slipLink } from '#web/sign-in-path.ts';
import type { Route } from './+types/order.route';
import { orderCopy } from './order-detail.copy.ts';
import { OrderPage } from './order-page.tsx';
import { ordersShown } from './orders-address.ts';
import { whatsAppLinks } from './whats-app-links.ts';

export const shouldRevalidate = revalidateRefused;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(orderCopy.details, matches);
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const order = (await findOrder(shop, params.orderId)) ?? notFound();
  const running = context.get(runningShopContext);
  const confirmHref = confirmLink(running, order);
  const { request: cancelRequest } = await readCancelling(shop, order);
  const slipHref = takesSlips(order) ? slipLink(running.appUrl, order) : undefined;
  return {
    order,
    phone: formatPhone(order.customerPhone),
    texts: whatsAppLinks(order, {
      ...(await readSettings(shop)),
      confirmHref,
      slipHref,
      cancelRequest,
    }),
    problem: await findProblem(shop, order.id),
    cancelRequest,
    slips: await listSlips(shop, order.id),
    held: Object.fromEntries(
      (await listHeldUnits(shop, order.id)).map(({ productId, quantity }) => [productId, quantity]),
    ),
    formKey: crypto.randomUUID(),
    history: await listHistory(shop, order.id),
    ofPhone: await listOrdersOfPhone(shop, order),
    shown: ordersShown(url.searchParams),
  };
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage key={loaderData.order.id} {...loaderData} />;
}
