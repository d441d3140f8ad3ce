import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { readCancelRequests } from '#domain/orders/cancelling/read-cancel-requests.server.ts';
import { canBePaidOnline } from '#domain/orders/online/can-be-paid-online.ts';
import {
  listOrdersForWhatsApp,
  type WhatsAppOrder,
} from '#domain/orders/reading/list-orders-for-whats-app.server.ts';
import { listProblemStates } from '#domain/problems/find-problem.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { listSlipStates } from '#domain/slips/find-slips.server.ts';
import { findSlipStatus } from '#domain/slips/read-own-slips.server.ts';
import { acceptsSlips } from '#domain/slips/slip.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { confirmLink } from '#web/urls/confirm-link.server.ts';
import { payLink, slipLink } from '#web/urls/links.ts';
import { type WhatsAppLink, whatsAppLinks } from './whats-app-links.server.ts';

/** Reads the WhatsApp links of several orders, keyed by order id, with a few queries for all. */
export async function readWhatsAppLinks(
  running: RunningShop,
  shop: AdminShop,
  orderIds: readonly string[],
): Promise<Map<string, WhatsAppLink[]>> {
  const orders = await listOrdersForWhatsApp(shop, orderIds);
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const settings = await readSettings(shop);
  const requests = await readCancelRequests(shop, orders);
  const slips = await listSlipStates(shop, ids);
  const problems = await listProblemStates(shop, ids);
  const linksOf = (order: WhatsAppOrder) =>
    whatsAppLinks(
      {
        ...order,
        cancelRequest: requests.get(order.id),
        slip: findSlipStatus(slips.get(order.id) ?? [], order),
        problem: problems.get(order.id),
      },
      {
        ...settings,
        confirmHref: confirmLink(running, order),
        slipHref: acceptsSlips(order) ? slipLink(running.appUrl, order) : undefined,
        payHref: canBePaidOnline(order) ? payLink(running.appUrl, order) : undefined,
      },
    );
  return new Map(orders.map((order) => [order.id, linksOf(order)]));
}
