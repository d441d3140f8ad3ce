import { href } from 'react-router';
import { orderHref, ordersHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import { productsHref, unfilteredProductListState } from '#admin/products/products-urls.ts';
import { tabHref } from '#admin/settings/settings-tabs.ts';
import { countResetRequests } from '#domain/auth/resets/list-reset-requests.server.ts';
import { findBackupWarning } from '#domain/backups/last-backup.server.ts';
import { countLowStock } from '#domain/catalog/stock/count-low-stock.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { countCancelRequests } from '#domain/orders/cancelling/list-cancel-requests.server.ts';
import { countChargeBacks } from '#domain/orders/online/list-charge-backs.server.ts';
import type { OrderDue } from '#domain/orders/order.ts';
import { countFlagged } from '#domain/orders/payment.server.ts';
import { listOrdersWithUnknownRefund } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { countReturning } from '#domain/orders/reports/list-returning.server.ts';
import type { SalesStatistics } from '#domain/orders/reports/sales-statistics.server.ts';
import { countOpenProblems } from '#domain/problems/find-problem.server.ts';
import type { CashAtCourier } from '#domain/remittances/cash-at-couriers.server.ts';
import { placeholderContacts } from '#domain/settings/placeholder-contacts.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { countSlipsToCheck } from '#domain/slips/find-slips.server.ts';
import { listOverdueTransfers } from '#domain/slips/list-overdue.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { attentionCopy } from './attention.copy.ts';
import type { AttentionItem, MaybeItem } from './attention-item.ts';
import {
  failedMessages,
  messagesWithUnknownOutcome,
  newContactMessages,
  smsHeldByLimit,
} from './message-attention.server.ts';

/** The data from which items are derived. */
export type AttentionSource = {
  shop: AdminShop;
  running: Pick<RunningShop, 'demo' | 'backups' | 'disk' | 'gateway'>;
  statistics: SalesStatistics;
  cash: CashAtCourier[];
};

type FindItem = (source: AttentionSource) => MaybeItem | Promise<MaybeItem>;

/** Finds each item, in the order in which an owner would handle them. A new item is a new line here. */
const itemFinders: readonly FindItem[] = [
  fullDisk,
  gatewayKeyRefused,
  chargeBacks,
  unknownRefunds,
  cancelRequests,
  flaggedOrders,
  parcelProblems,
  bankSlips,
  overdueTransfers,
  lateOrders,
  (source) => outstandingMoney(source, 'transfer'),
  (source) => outstandingMoney(source, 'delivered'),
  (source) => outstandingMoney(source, 'refund'),
  overdueCash,
  returningParcels,
  lowStock,
  newContactMessages,
  resetRequests,
  failedMessages,
  messagesWithUnknownOutcome,
  smsHeldByLimit,
  backupWarning,
  remainingPlaceholders,
];

/** Lists the tasks that need the owner's attention now. */
export async function listAttention(source: AttentionSource): Promise<AttentionItem[]> {
  const found = await Promise.all(itemFinders.map((find) => find(source)));
  return found.filter((item) => item !== undefined);
}

function fullDisk({ running: { disk } }: AttentionSource): MaybeItem {
  if (!disk.isShort) return undefined;
  const freeMb = Math.floor(disk.freeBytes / 1024 / 1024);
  const message = disk.stopsWrites ? attentionCopy.diskFull : attentionCopy.diskShort;
  // The fragment makes the link differ from that of a backup warning: links are the keys of the list.
  return { text: message(freeMb), href: `${href('/admin/backups')}#content` };
}

function gatewayKeyRefused({ running: { gateway } }: AttentionSource): MaybeItem {
  if (gateway?.failureKind !== 'refused') return undefined;
  return { text: attentionCopy.gatewayKeyRefused.words, href: tabHref('payment') };
}

async function chargeBacks({ shop }: AttentionSource): Promise<MaybeItem> {
  const count = await countChargeBacks(shop);
  if (count === 0) return undefined;
  return { text: attentionCopy.chargeBacks(count), href: `${href('/admin/today')}#charge-backs` };
}

/** Links to the order that has waited longest. */
async function unknownRefunds({ shop }: AttentionSource): Promise<MaybeItem> {
  const orderIds = await listOrdersWithUnknownRefund(shop);
  const [orderId] = orderIds;
  if (!orderId) return undefined;
  return {
    text: attentionCopy.unknownRefunds(orderIds.length),
    href: orderHref(orderId, unfilteredListState),
  };
}

async function cancelRequests({ shop }: AttentionSource): Promise<MaybeItem> {
  const count = await countCancelRequests(shop);
  if (count === 0) return undefined;
  return { text: attentionCopy.cancelRequests(count), href: `${href('/admin/today')}#cancels` };
}

async function flaggedOrders({ shop }: AttentionSource): Promise<MaybeItem> {
  const count = await countFlagged(shop);
  if (count === 0) return undefined;
  return {
    text: attentionCopy.flagged(count),
    href: ordersHref({ ...unfilteredListState, concern: 'flagged' }),
  };
}

async function parcelProblems({ shop }: AttentionSource): Promise<MaybeItem> {
  const count = await countOpenProblems(shop);
  if (count === 0) return undefined;
  return { text: attentionCopy.parcelProblems(count), href: `${href('/admin/today')}#problems` };
}

async function bankSlips({ shop }: AttentionSource): Promise<MaybeItem> {
  const { slips } = await countSlipsToCheck(shop);
  if (slips === 0) return undefined;
  return { text: attentionCopy.bankSlips(slips), href: `${href('/admin/today')}#slips` };
}

async function overdueTransfers({ shop }: AttentionSource): Promise<MaybeItem> {
  const { count } = await listOverdueTransfers(shop);
  if (count === 0) return undefined;
  return { text: attentionCopy.overdueTransfers(count), href: `${href('/admin/today')}#overdue` };
}

function lateOrders({ statistics: { lateCount } }: AttentionSource): MaybeItem {
  if (lateCount === 0) return undefined;
  const pendingHref = ordersHref({ ...unfilteredListState, status: 'pending' });
  return { text: attentionCopy.lateOrders(lateCount), href: pendingHref };
}

function outstandingMoney(
  { statistics }: AttentionSource,
  due: Exclude<OrderDue, 'courier'>,
): MaybeItem {
  const count = statistics.due[due];
  if (count === 0) return undefined;
  return {
    text: attentionCopy[due](count),
    href: ordersHref({ ...unfilteredListState, concern: due }),
  };
}

function overdueCash({ cash }: AttentionSource): MaybeItem {
  const late = cash.filter(({ overdueLkr }) => overdueLkr > 0);
  if (late.length === 0) return undefined;
  return { text: attentionCopy.overdueCash(late), href: href('/admin/remittances') };
}

async function returningParcels({ shop }: AttentionSource): Promise<MaybeItem> {
  const count = await countReturning(shop);
  if (count === 0) return undefined;
  return { text: attentionCopy.returning(count), href: `${href('/admin/remittances')}#returning` };
}

async function lowStock({ shop }: AttentionSource): Promise<MaybeItem> {
  const count = await countLowStock(shop);
  return count > 0
    ? {
        text: attentionCopy.lowStock(count),
        href: productsHref({ ...unfilteredProductListState, filter: 'low' }),
      }
    : undefined;
}

async function resetRequests({ shop }: AttentionSource): Promise<MaybeItem> {
  const count = await countResetRequests(shop);
  if (count === 0) return undefined;
  return { text: attentionCopy.resetRequests(count), href: href('/admin/reset-requests') };
}

async function backupWarning({ shop, running }: AttentionSource): Promise<MaybeItem> {
  const warning = await findBackupWarning(shop, running.backups);
  return warning && { text: attentionCopy.backup[warning], href: href('/admin/backups') };
}

/** Skips demo mode, which may keep placeholders. */
async function remainingPlaceholders({ shop, running }: AttentionSource): Promise<MaybeItem> {
  if (running.demo) return undefined;
  const contacts = placeholderContacts(await readSettings(shop));
  if (contacts.length === 0) return undefined;
  return { text: attentionCopy.placeholderContacts(contacts), href: tabHref('contact') };
}
