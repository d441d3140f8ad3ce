import type { RouterContextProvider } from 'react-router';
import { readChecklist } from '#admin/onboarding/read-checklist.server.ts';
import {
  countProductActivity,
  productActivityDays,
} from '#domain/analytics/product-activity.server.ts';
import {
  listViewedProducts,
  type ViewedProduct,
} from '#domain/analytics/viewed-products.server.ts';
import { findLastBackup } from '#domain/backups/last-backup.server.ts';
import { findProductNames } from '#domain/catalog/find-product-names.server.ts';
import { countInventedOrders } from '#domain/demo-month/fill-month.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { AdminShop, ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { countQueues } from '#domain/orders/queues/list-queues.server.ts';
import { listNewestOrders } from '#domain/orders/reading/list-orders.server.ts';
import {
  countWebOrders,
  countWebOrdersOfProducts,
} from '#domain/orders/reports/count-web-orders.server.ts';
import { readSalesByDay } from '#domain/orders/reports/sales-by-day.server.ts';
import { readSalesStatistics } from '#domain/orders/reports/sales-statistics.server.ts';
import { sumCashAtCouriers } from '#domain/remittances/cash-at-couriers.server.ts';
import { adminShopContext, readOnlyShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { listAttention } from './attention.server.ts';
import { daysIn } from './dashboard-urls.ts';
import type { RecentOrder } from './recent-orders.tsx';

const recentCount = 10;

/** Reads the data of the dashboard by concurrent queries. */
export async function readDashboard(request: Request, context: Readonly<RouterContextProvider>) {
  const shop = context.get(adminShopContext);
  const readOnlyShop = context.get(readOnlyShopContext);
  const running = context.get(runningShopContext);
  const [
    { statistics, attention, cash },
    queues,
    salesByDay,
    productActivity,
    funnel,
    recent,
    onboarding,
    backup,
    inventedOrdersCount,
  ] = await Promise.all([
    readStatisticsAndAttention(shop, running),
    countQueues(shop),
    readSalesByDay(readOnlyShop, daysIn(new URL(request.url).searchParams)),
    countProductActivity(readOnlyShop),
    readFunnel(readOnlyShop),
    recentOrders(readOnlyShop),
    readChecklist(shop, running),
    findLastBackup(shop),
    running.demo && countInventedOrders(shop),
  ]);
  const backupAgeMs = backup.at && shop.now().getTime() - backup.at.getTime();
  return {
    statistics,
    attention,
    queues,
    salesByDay,
    productActivity,
    funnel,
    recent,
    onboarding,
    cash,
    backupAgeMs,
    inventedOrdersCount,
  };
}

async function readStatisticsAndAttention(shop: AdminShop, running: RunningShop) {
  const [statistics, cash] = await Promise.all([
    readSalesStatistics(shop),
    sumCashAtCouriers(shop),
  ]);
  return { statistics, cash, attention: await listAttention({ shop, running, statistics, cash }) };
}

async function recentOrders(shop: ReadOnlyShop): Promise<RecentOrder[]> {
  const orders = await listNewestOrders(shop, recentCount);
  return orders.map(({ createdAt, customerPhone, ...order }) => ({
    ...order,
    placedOn: shortDateTime(createdAt),
    phone: formatPhone(customerPhone),
  }));
}

const maxFunnelProducts = 5;

export type FunnelProduct = ViewedProduct & { name: string; orders: number };
export type Funnel = { orders: number; products: FunnelProduct[] };

/** Reads the funnel from visits to orders of the last seven days, in total and for the most viewed products. */
export async function readFunnel(shop: ReadOnlyShop): Promise<Funnel> {
  const [orders, viewed] = await Promise.all([
    countWebOrders(shop, productActivityDays),
    listViewedProducts(shop),
  ]);
  const ids = viewed.map(({ productId }) => productId);
  const [names, ordered] = await Promise.all([
    findProductNames(shop, ids),
    countWebOrdersOfProducts(shop, ids, productActivityDays),
  ]);
  const products = viewed.flatMap((one) => {
    const name = names.get(one.productId)?.name;
    return name ? [{ ...one, name, orders: ordered.get(one.productId) ?? 0 }] : [];
  });
  return { orders, products: products.slice(0, maxFunnelProducts) };
}
