import { eq, gt, inArray, sum } from 'drizzle-orm';
import { announce } from '#domain/kernel/announce.server.ts';
import { daysAgo } from '#domain/kernel/delete-in-batches.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import type { PreparedSlip } from './prepare-slip.server.ts';
import { slipLimits, takesSlips } from './slip.ts';
import { bankSlips } from './tables.server.ts';

export type SendRefusal =
  | { code: 'no-transfer-due' }
  | { code: 'enough-slips' }
  | { code: 'no-room' };

/**
 * Stores the slips of an order and notifies the owner, in one transaction. Anyone who knows the private id of the order
 * may do so. A file that exists already is not stored twice, so that a form can be sent again; a refused one waits
 * again.
 */
export function sendSlips(
  shop: Shop,
  orderId: string,
  slips: readonly PreparedSlip[],
): Promise<Result<undefined, SendRefusal>> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order || !takesSlips(order)) return refuse({ code: 'no-transfer-due' });
    const kept = await listKept(shop, orderId);
    const { added, again } = sortOut(kept, slips);
    const refusal = await refusalOf(shop, kept, added);
    if (refusal) return refuse(refusal);
    if (added.length + again.length === 0) return ok();
    const rows = added.map((slip) => ({ ...slip, orderId, sentAt: shop.now() }));
    if (rows.length > 0) await shop.db.insert(bankSlips).values(rows);
    await waitAgain(shop, again);
    await tell(shop, order, added.length + again.length);
    return ok();
  });
}

function listKept({ db }: Shop, orderId: string) {
  const { id, digest, bytes, state } = bankSlips;
  return db
    .select({ id, digest, bytes, state })
    .from(bankSlips)
    .where(eq(bankSlips.orderId, orderId));
}

type Kept = Awaited<ReturnType<typeof listKept>>;

/** Returns the slips that are new, and those kept that were refused and are sent again. */
function sortOut(kept: Kept, slips: readonly PreparedSlip[]) {
  const sent = new Map(slips.map((slip) => [slip.digest, slip]));
  const again = kept.filter(({ digest, state }) => state === 'refused' && sent.has(digest));
  for (const { digest } of kept) sent.delete(digest);
  return { added: [...sent.values()], again };
}

type Sized = { bytes: number };

/** Limits the bytes of a day, because strangers can place orders and fill the disk. */
async function refusalOf(
  shop: Shop,
  kept: readonly Sized[],
  added: readonly Sized[],
): Promise<SendRefusal | undefined> {
  if (added.length === 0) return undefined;
  const all = [...kept, ...added];
  const { filesOfOrder, bytesOfOrder, bytesOfDay } = slipLimits;
  if (all.length > filesOfOrder || bytesOf(all) > bytesOfOrder) return { code: 'enough-slips' };
  const [today] = await shop.db
    .select({ bytes: sum(bankSlips.bytes).mapWith(Number) })
    .from(bankSlips)
    .where(gt(bankSlips.sentAt, daysAgo(shop, 1)));
  const isDayFull = (today?.bytes ?? 0) + bytesOf(added) > bytesOfDay;
  return isDayFull ? { code: 'no-room' } : undefined;
}

function bytesOf(slips: readonly Sized[]): number {
  return slips.reduce((sum, slip) => sum + slip.bytes, 0);
}

async function waitAgain(shop: Shop, refused: readonly { id: string }[]): Promise<void> {
  if (refused.length === 0) return;
  const ids = refused.map(({ id }) => id);
  await shop.db
    .update(bankSlips)
    .set({ state: 'waiting', sentAt: shop.now(), settledAt: null, reason: null, words: '' })
    .where(inArray(bankSlips.id, ids));
}

async function tell(shop: Shop, order: LockedOrder, count: number): Promise<void> {
  const entry = await applyOrderChange(shop, order, {
    action: 'order-slip-sent',
    details: { count },
  });
  const event = { name: 'bank-slip-sent', orderId: order.id } as const;
  await announce(shop, { ...event, historyId: `${entry}` });
}
