import { asc, desc, eq, sql } from 'drizzle-orm';
import { listExistingIds } from '#domain/kernel/list-existing-ids.server.ts';
import { paginate } from '#domain/kernel/paginate.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import type { Remittance } from './lock-remittance.server.ts';
import { matchRemittance, outcomesDigest } from './match-remittance.server.ts';
import type { LineOutcome, ListedLine } from './remittance.ts';
import { revertedByHandCondition } from './reverted-lines.server.ts';
import { remittanceLines, remittances } from './tables.server.ts';

export type ShownLine = ListedLine & {
  position: number;
  outcome: LineOutcome;
  order: { id: string; orderNumber: string; dueLkr: number } | undefined;
};
export type FoundRemittance = {
  list: Omit<Remittance, 'digest'>;
  lines: ShownLine[];
  /** The digest of the previewed outcomes: the list is taken over only if they are unchanged. Empty once it was. */
  shownDigest: string;
};

/**
 * Finds a courier's list: a preview with the outcome that each line would have now, otherwise with the recorded outcomes.
 */
export async function findRemittance(
  shop: AdminShop,
  id: string,
): Promise<FoundRemittance | undefined> {
  const [found] = await shop.db.select().from(remittances).where(eq(remittances.id, id));
  if (!found) return undefined;
  const { digest: _, ...list } = found;
  if (list.takenAt) return { list, lines: await readTaken(shop, id), shownDigest: '' };
  const matched = await matchRemittance(shop, list);
  const lines = matched.map(({ line, order, outcome }) => ({
    ...line,
    outcome,
    order: order && { id: order.id, orderNumber: order.orderNumber, dueLkr: order.dueLkr },
  }));
  return { list, lines, shownDigest: outcomesDigest(matched) };
}

async function readTaken(shop: AdminShop, id: string): Promise<ShownLine[]> {
  const rows = await shop.db
    .select({
      line: remittanceLines,
      order: { id: orders.id, orderNumber: orders.orderNumber, dueLkr: orders.dueLkr },
    })
    .from(remittanceLines)
    .leftJoin(orders, eq(orders.id, remittanceLines.orderId))
    .where(eq(remittanceLines.remittanceId, id))
    .orderBy(asc(remittanceLines.position));
  return rows.map(({ line, order }) => {
    const { position, trackingNumber, orderNumber, amountLkr, feeLkr, outcome } = line;
    return {
      position,
      trackingNumber,
      orderNumber,
      feeLkr,
      amountLkr: amountLkr ?? undefined,
      // Only a preview has lines without an outcome.
      outcome: outcome ?? 'unknown',
      order: order ?? undefined,
    };
  });
}

const listsPerPage = 50;

/**
 * Lists the couriers' lists, newest first, a page at a time, each with its number of lines and what it paid: of one that was
 * taken back, only payments that were refunded before. A page that does not exist becomes the nearest.
 */
export async function listRemittances(shop: AdminShop, { page }: { page: number }) {
  const listCount = await shop.db.$count(remittances);
  const { limit, offset, ...position } = paginate(listCount, { page, perPage: listsPerPage });
  const isKept = sql`${remittanceLines.outcome} = 'kept' and not ${revertedByHandCondition}`;
  const isPaid = sql`(${remittanceLines.outcome} = 'paid' or ${isKept})`;
  const lists = await shop.db
    .select({
      id: remittances.id,
      courier: remittances.courier,
      createdAt: remittances.createdAt,
      takenAt: remittances.takenAt,
      takenBackAt: remittances.takenBackAt,
      linesCount: sql`count(${remittanceLines.position})`.mapWith(Number),
      paidLkr: sql`coalesce(sum(${remittanceLines.amountLkr}) filter (where ${isPaid}), 0)`.mapWith(
        Number,
      ),
      feeLkr: sql`coalesce(sum(${remittanceLines.feeLkr}) filter (where ${isPaid}), 0)`.mapWith(
        Number,
      ),
    })
    .from(remittances)
    .leftJoin(remittanceLines, eq(remittanceLines.remittanceId, remittances.id))
    .groupBy(remittances.id)
    .orderBy(desc(remittances.createdAt), remittances.id)
    .limit(limit)
    .offset(offset);
  return { lists, ...position };
}

/** Returns the ids of the remittances that have not been deleted. */
export function listExistingRemittanceIds(
  shop: AdminShop,
  ids: readonly string[],
): Promise<string[]> {
  return listExistingIds(shop, remittances, ids);
}
