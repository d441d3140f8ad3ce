import type { RouterContextProvider } from 'react-router';
import { openGuide } from '#admin/guide/open-guide.server.ts';
import { visitFigures } from '#domain/analytics/visit-figures.server.ts';
import { lastBackup } from '#domain/backups/last-backup.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { newestOrders } from '#domain/orders/reading/list-orders.server.ts';
import { salesByDay } from '#domain/orders/reports/sales-by-day.server.ts';
import { salesFigures } from '#domain/orders/reports/sales-figures.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { listAttention } from './attention.server.ts';
import { daysIn } from './dashboard-address.ts';
import { readFunnel } from './read-funnel.server.ts';
import type { RecentOrder } from './recent-orders.tsx';

const recentCount = 10;

export type DashboardData = Awaited<ReturnType<typeof readDashboard>>;

/** Everything that the dashboard shows. What does not wait for something else is asked at once. */
export async function readDashboard(request: Request, context: Readonly<RouterContextProvider>) {
  const shop = context.get(ownerShopContext);
  const running = context.get(runningShopContext);
  const [{ figures, attention }, sales, visits, funnel, recent, guide, backup] = await Promise.all([
    figuresAndAttention(shop, running),
    salesByDay(shop, daysIn(new URL(request.url).searchParams)),
    visitFigures(shop),
    readFunnel(shop),
    recentOrders(shop),
    openGuide(shop, running),
    lastBackup(shop),
  ]);
  const backupAgeMs = backup.at && shop.now().getTime() - backup.at.getTime();
  return { figures, attention, sales, visits, funnel, recent, guide, backupAgeMs };
}

async function figuresAndAttention(shop: OwnerShop, running: RunningShop) {
  const figures = await salesFigures(shop);
  return { figures, attention: await listAttention({ shop, running, figures }) };
}

async function recentOrders(shop: OwnerShop): Promise<RecentOrder[]> {
  const orders = await newestOrders(shop, recentCount);
  return orders.map(({ createdAt, customerPhone, ...order }) => ({
    ...order,
    placed: shortDateTime(createdAt),
    phone: formatPhone(customerPhone),
  }));
}
