import { setTimeout as pause } from 'node:timers/promises';
import { brokenInvariants } from '#test/invariants.ts';
import { faultsInMessages } from '#test/mailing-shop.ts';
import { type Query, queryDatabase } from '#test/query-database.ts';
import type { OwnerChange, TradingShop } from './trading-shop.ts';

/** The longest wait for another e-mail. */
const mailTimeoutMs = 120_000;
const maxReported = 3;

/** Returns errors in orders, stock, money and messages, and confirmed changes that are lost. */
export async function judge(tradingShop: TradingShop): Promise<string[]> {
  const found = await queryDatabase(tradingShop.shop, (query) => findingsIn(query, tradingShop));
  return [...found, ...tradingShop.anomalies.splice(0)];
}

async function findingsIn(query: Query, tradingShop: TradingShop): Promise<string[]> {
  // Confirmations that wait while their order is cancelled, shipped or delivered are withdrawn (still-due.ts).
  const rows = await query(`select m.id from messages m join orders o on o.id = m.order_id
    where m.kind = case o.status when 'cancelled' then 'order-cancelled' else 'order-placed' end
    and (o.status in ('pending', 'paid', 'cancelled') or m.state = 'sent'
      or (m.state = 'failed' and m.problem is distinct from 'no-longer-due'))`);
  tradingShop.expectedEmailIds = rows.map(({ id }) => `${id}`);
  return [
    ...(await brokenInvariants(query)),
    ...(await faultsInMessages(query)),
    ...(await lostOrders(query, tradingShop)),
    ...(await lostOwnerChanges(query, tradingShop)),
  ];
}

async function lostOrders(query: Query, { confirmed }: TradingShop): Promise<string[]> {
  const rows = await query('select order_id, product_id, quantity from order_lines');
  const kept = new Set(
    rows.map((row) => `${row['order_id']} ${row['product_id']} ${row['quantity']}`),
  );
  const ids = new Set(rows.map((row) => `${row['order_id']}`));
  const lost = confirmed.filter(({ orderId }) => !ids.has(orderId));
  const differing = confirmed.filter(
    ({ orderId, productId, quantity }) =>
      ids.has(orderId) && !kept.has(`${orderId} ${productId} ${quantity}`),
  );
  const twice = await query(`select customer_email from orders group by 1 having count(*) > 1`);
  return [
    ...lost
      .slice(0, maxReported)
      .map(({ orderId }) => `Order ${orderId} was confirmed and is lost`),
    ...differing
      .slice(0, maxReported)
      .map(({ orderId }) => `Order ${orderId} has not what was ordered`),
    ...twice
      .slice(0, maxReported)
      .map((row) => `${row['customer_email']} has two orders by one form`),
  ];
}

type OrderRow = Record<string, unknown>;
const isKept: Record<OwnerChange['did'], (order: OrderRow) => boolean> = {
  paid: (order) => order['received'] === order['total'],
  refunded: (order) => order['refunded'] === 100,
  cancelled: (order) => order['status'] === 'cancelled',
};

async function lostOwnerChanges(query: Query, { ownerChanges }: TradingShop): Promise<string[]> {
  const rows =
    await query(`select id, status, total_lkr::int as total, received_lkr::int as received,
    refunded_lkr::int as refunded from orders`);
  const orders = new Map(rows.map((row) => [`${row['id']}`, row]));
  return ownerChanges
    .filter(({ orderId, did }) => !isKept[did](orders.get(orderId) ?? {}))
    .slice(0, maxReported)
    .map(({ orderId, did }) => `Order ${orderId} was ${did} and is so no more`);
}

/**
 * Waits for an e-mail to the buyer of each order that the last `judge` found, about its cancellation if it was cancelled,
 * and until the queue has no confirmation of an order that was sent off or cancelled. Returns findings if that takes too long.
 */
export async function missingMail(tradingShop: TradingShop): Promise<string[]> {
  const { mail, expectedEmailIds } = tradingShop;
  const missing = () => {
    const came = new Set(mail.received.map(({ messageId }) => messageId.slice(1, 37)));
    return expectedEmailIds.filter((id) => !came.has(id)).length;
  };
  const left = await waitForNone(250, async () => missing());
  const hanging = await waitForNone(2000, () => queryWhileClosed(tradingShop, countHanging));
  const findings: string[] = [];
  if (left > 0)
    findings.push(
      `${left} of ${expectedEmailIds.length} e-mails about confirmed orders did not come`,
    );
  if (hanging > 0)
    findings.push(`${hanging} confirmations of orders sent off or cancelled stay in the queue`);
  return findings;
}

/** Waits until there are none, or for too long without a change. Returns how many are left. */
async function waitForNone(pauseMs: number, count: () => Promise<number>): Promise<number> {
  let left = await count();
  for (let deadline = Date.now() + mailTimeoutMs; left > 0 && Date.now() < deadline; ) {
    await pause(pauseMs);
    const now = await count();
    if (now < left) deadline = Date.now() + mailTimeoutMs;
    left = now;
  }
  return left;
}

/** Queries the database of a running shop. A shop on the embedded database is closed for that, and opened again. */
async function queryWhileClosed<Found>(
  tradingShop: TradingShop,
  run: (query: Query) => Promise<Found>,
) {
  if (tradingShop.shop.databaseUrl !== undefined) return queryDatabase(tradingShop.shop, run);
  await tradingShop.shop.stop();
  const found = await queryDatabase(tradingShop.shop, run);
  tradingShop.shop = await tradingShop.shop.reopen();
  return found;
}

/** Counts the confirmations that are neither sent nor withdrawn, although their orders were sent off or cancelled since. */
export async function countHanging(query: Query): Promise<number> {
  const rows = await query(`select m.id from messages m join orders o on o.id = m.order_id
    where m.kind = 'order-placed' and m.state = 'waiting' and o.status not in ('pending', 'paid')`);
  return rows.length;
}
