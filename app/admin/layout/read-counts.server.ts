import { countResetRequests } from '#domain/auth/resets/list-reset-requests.server.ts';
import { countLowStock } from '#domain/catalog/stock/count-low-stock.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { countRecentFailures } from '#domain/messages/reading/list-messages.server.ts';
import { countCancelRequests } from '#domain/orders/cancelling/list-cancel-requests.server.ts';
import { countChargeBacks } from '#domain/orders/online/list-charge-backs.server.ts';
import { countPendingOrders } from '#domain/orders/reports/sales-statistics.server.ts';
import { countOpenProblems } from '#domain/problems/find-problem.server.ts';
import { countSlipsToCheck } from '#domain/slips/find-slips.server.ts';
import { countNewInbox } from '#domain/support/list-inbox.server.ts';

/** Counts the open work, of which the menu shows a part as badges. Open pages refresh their data when a count changes. */
export async function readCounts(shop: AdminShop): Promise<PanelCounts> {
  const [orders, unread, resetRequests, failedMessages, slips, cancels] = await Promise.all([
    countPendingOrders(shop),
    countNewInbox(shop),
    countResetRequests(shop),
    countRecentFailures(shop),
    countSlipsToCheck(shop),
    countCancelRequests(shop),
  ]);
  const [problems, chargeBacks, lowStock] = await Promise.all([
    countOpenProblems(shop),
    countChargeBacks(shop),
    countLowStock(shop),
  ]);
  return {
    orders,
    unread,
    resetRequests,
    failedMessages,
    slips: slips.slips,
    cancels,
    problems,
    chargeBacks,
    lowStock,
  };
}

export type PanelCounts = {
  /** Pending orders. */
  orders: number;
  /** New contact messages. */
  unread: number;
  resetRequests: number;
  /** Messages of the last seven days that failed, or whose outcome is unknown. */
  failedMessages: number;
  /** Bank slips to check. */
  slips: number;
  /** Open requests to cancel an order. */
  cancels: number;
  /** Open problems with parcels. */
  problems: number;
  /** Orders whose chargeback waits for the owner. */
  chargeBacks: number;
  /** Products for sale that run low or have run out. */
  lowStock: number;
};
