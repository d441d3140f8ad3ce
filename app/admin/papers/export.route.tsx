import { ordersShown } from '#admin/orders/orders-address.ts';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { countExported } from '#domain/orders/reports/export-orders.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/export.route';
import { exportCopy } from './export.copy.ts';
import { ExportPage } from './export-page.tsx';

export function meta() {
  return panelMeta(exportCopy.exportOrders);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const shown = ordersShown(new URL(request.url).searchParams);
  const counts = {
    orders: await countExported(shop, 'orders', shown),
    courier: await countExported(shop, 'courier', shown),
  };
  return { counts, shown };
}

export default function ExportRoute({ loaderData }: Route.ComponentProps) {
  return <ExportPage {...loaderData} />;
}
