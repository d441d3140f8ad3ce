import { PanelErrorPage, statusOf } from '#admin/layout/error-page.tsx';
import { parseOrderListState } from '#admin/orders/orders-urls.ts';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { signInCopy } from '#admin/sign-in/sign-in.copy.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { findOrderIds } from '#domain/orders/reading/find-order-ids.server.ts';
import { type DocumentOrder, listDocuments } from '#domain/orders/reports/list-documents.server.ts';
import { adminShopContext, panelSessionContext, runningShopContext } from '#web/contexts.server.ts';
import { keepPanelPrivate, requireAdmin } from '#web/guards/require-admin.server.ts';
import type { Route } from './+types/print.route';
import { readLetterhead } from './letterhead.server.ts';
import { documentsTitle, printCopy } from './print.copy.ts';
import { PrintPage } from './print-page.tsx';
import { documentKindIn } from './print-urls.ts';
import { toDocuments } from './printed-order.server.ts';

/** Guards the page itself, because its route is outside of the guarded layout of the panel. */
export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate, requireAdmin];

export function meta({ error, loaderData }: Route.MetaArgs) {
  if (error && statusOf(error) === 401) return panelMeta(signInCopy.login);
  if (!loaderData) return panelMeta(printCopy.documents);
  return panelMeta(documentsTitle(loaderData.kind, loaderData.orders.length));
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const { appUrl, demo } = context.get(runningShopContext);
  const { searchParams } = new URL(request.url);
  const isForPacker = context.get(panelSessionContext).role === 'packer';
  const keys = searchParams.getAll('orderId');
  const printable = isForPacker ? await listForPacker(shop, keys) : await listDocuments(shop, keys);
  const kind = isForPacker ? 'packing-slip' : documentKindIn(searchParams);
  return {
    isForPacker,
    ...toDocuments(kind, printable, appUrl.origin),
    shop: await readLetterhead(shop, demo !== undefined),
    listState: parseOrderListState(searchParams),
  };
}

/** Lists documents of parcels by their order numbers, without the ids, which open the pages of the orders. */
async function listForPacker(shop: AdminShop, keys: string[]): Promise<DocumentOrder[]> {
  const ids = await findOrderIds(shop, keys);
  const orders = await listDocuments(
    shop,
    keys.flatMap((key) => ids.get(key) ?? []),
  );
  return orders.filter(isForPacking).map((order) => ({ ...order, id: order.orderNumber }));
}

/** Returns whether an order waits to be packed or handed over: a packer sees no others. */
function isForPacking(order: DocumentOrder): boolean {
  const step = nextStepOf(order);
  return step === 'pack' || step === 'ship';
}

export default function PrintRoute({ loaderData }: Route.ComponentProps) {
  return <PrintPage {...loaderData} />;
}

export function ErrorBoundary() {
  return <PanelErrorPage isInLayout={false} />;
}
