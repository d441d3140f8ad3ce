import { panelMeta } from '#admin/page/panel-meta.ts';
import { findLastCourier } from '#domain/orders/reading/find-order.server.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/ship-several.route';
import { parseOrderListState } from './orders-urls.ts';
import { readSelectedOrders } from './read-selected-orders.server.ts';
import { shipParcels } from './ship-parcels.server.ts';
import { shipSeveralCopy } from './ship-several.copy.ts';
import { ShipSeveralPage } from './ship-several-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(shipSeveralCopy.title, matches);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const { searchParams } = url;
  return {
    ...(await readSelectedOrders(shop, searchParams.getAll('orderId'))),
    lastCourier: await findLastCourier(shop),
    listState: parseOrderListState(searchParams),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return shipParcels(context.get(adminShopContext), request);
}

export default function ShipSeveralRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ShipSeveralPage {...loaderData} answer={actionData} />;
}
