import { hash } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { trackingKey } from '#domain/orders/courier-conditions.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type ComparedOrder, keysOf, type LineMatch, matchLines } from './match-lines.ts';
import type { LineOutcome, ListedLine } from './remittance.ts';
import { remittanceLines } from './tables.server.ts';

type RemittanceLine = ListedLine & {
  position: number;
  outcome: LineOutcome | null;
};
export type OrderRow = typeof orders.$inferSelect & ComparedOrder & { rowVersion: string };
export type MatchedLine = LineMatch<RemittanceLine, OrderRow>;

/** Fewer than the parameters that a statement may have, and few enough for an index. */
const batchSize = 1000;

/**
 * Compares the lines of a list with the orders as they are now. With `lock` these orders are locked until the
 * transaction ends, in the order of their ids.
 */
export async function matchRemittance(
  shop: AdminShop,
  { id, courier }: { id: string; courier: string },
  { lock = false } = {},
): Promise<MatchedLine[]> {
  const lines = await readLines(shop, id);
  const orderIds = await findMatchingIds(shop, lines, { lock });
  return matchLines(courier, lines, await readOrdersInBatches(shop, orderIds, { lock }));
}

/** Returns a digest of the outcomes, by which a changed preview is detected. */
export function outcomesDigest(matched: readonly MatchedLine[]): string {
  const outcomes = matched.map(({ order, outcome }) => [order?.id, order?.dueLkr, outcome]);
  return hash('sha256', JSON.stringify(outcomes), 'hex');
}

async function readLines(shop: AdminShop, remittanceId: string): Promise<RemittanceLine[]> {
  const rows = await shop.db
    .select({
      position: remittanceLines.position,
      trackingNumber: remittanceLines.trackingNumber,
      orderNumber: remittanceLines.orderNumber,
      amountLkr: remittanceLines.amountLkr,
      feeLkr: remittanceLines.feeLkr,
      outcome: remittanceLines.outcome,
    })
    .from(remittanceLines)
    .where(eq(remittanceLines.remittanceId, remittanceId))
    .orderBy(asc(remittanceLines.position));
  return rows.map(({ amountLkr, ...row }) => ({ ...row, amountLkr: amountLkr ?? undefined }));
}

async function findMatchingIds(
  shop: AdminShop,
  lines: readonly ListedLine[],
  { lock }: { lock: boolean },
): Promise<string[]> {
  const found = new Set<string>();
  for (let start = 0; start < lines.length; start += batchSize) {
    const keys = lines.slice(start, start + batchSize).map(keysOf);
    const trackingKeys = keys.map(([tracking]) => tracking).filter(Boolean);
    const numbers = keys.map(([, number]) => number).filter(Boolean);
    const rows = await shop.db
      .select({ id: orders.id })
      .from(orders)
      .where(or(inArray(trackingKey(orders), trackingKeys), inArray(orders.orderNumber, numbers)));
    for (const { id } of rows) found.add(id);
    if (!lock) await letOthersRun();
  }
  return [...found].sort();
}

/** The version of an order's row: every update changes it. */
const rowVersion = sql<string>`${orders}.xmin::text`;

/**
 * Locks orders that were read before the transaction, by one statement. Returns whether all are unchanged; otherwise
 * the caller reads them again under the lock.
 */
export async function lockUnchanged(
  shop: AdminShop,
  orderRows: readonly OrderRow[],
): Promise<boolean> {
  const versions = JSON.stringify(
    orderRows.map(({ id, rowVersion }) => ({ id, version: rowVersion })),
  );
  const locked = shop.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(
      sql`jsonb_to_recordset(${versions}::jsonb) as seen (id uuid, version text)`,
      sql`seen.id = ${orders.id} and seen.version = ${rowVersion}`,
    )
    .orderBy(asc(orders.id))
    .for('no key update', { of: orders })
    .as('locked');
  return (await shop.db.$count(locked)) === orderRows.length;
}

/**
 * Reads orders by their sorted ids, in batches. Either locks them in this order, or lets other requests run between the
 * batches.
 */
export async function readOrdersInBatches(
  shop: AdminShop,
  ids: readonly string[],
  { lock }: { lock: boolean },
): Promise<OrderRow[]> {
  const orderRows: OrderRow[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const query = shop.db
      .select({ ...getTableColumns(orders), trackingKey: trackingKey(orders), rowVersion })
      .from(orders)
      .where(inArray(orders.id, ids.slice(start, start + batchSize)))
      .orderBy(asc(orders.id));
    orderRows.push(...(lock ? await query.for('no key update') : await query));
    if (!lock) await letOthersRun();
  }
  return orderRows;
}
