import { eq, inArray, sum } from 'drizzle-orm';
import { announce } from '#domain/kernel/announce.server.ts';
import { recentCondition } from '#domain/kernel/clock-conditions.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import { findLastReversal } from '#domain/orders/payment.server.ts';
import type { PreparedSlip } from './prepare-slip.server.ts';
import { acceptsSlips, slipLimits } from './slip.ts';
import { bankSlips } from './tables.server.ts';

export type SendRefusal =
  | { code: 'no-transfer-due' }
  | { code: 'enough-slips' }
  /** The shop takes no more bytes today. */
  | { code: 'day-full' };

/**
 * Stores the slips of an order and notifies the owner. Anyone who knows the private id of the order may do so. Stores the
 * same file once, so that a form can be sent again. A refused slip that is sent again waits again, and so does an accepted one
 * whose payment was taken back.
 */
export function sendSlips(
  shop: Shop,
  orderId: string,
  slips: readonly PreparedSlip[],
): Promise<Result<undefined, SendRefusal>> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order || !acceptsSlips(order)) return refuse({ code: 'no-transfer-due' });
    const stored = await listStored(shop, orderId);
    const revertedAt = await findLastReversal(shop, order);
    const { added, resent } = splitSlips({ stored, revertedAt }, slips);
    const refusal = await refusalOf(shop, stored, added);
    if (refusal) return refuse(refusal);
    if (added.length + resent.length === 0) return ok();
    const rows = added.map((slip) => ({ ...slip, orderId, sentAt: shop.now() }));
    if (rows.length > 0) await shop.db.insert(bankSlips).values(rows);
    await reopen(shop, resent);
    await recordSent(shop, order, added.length + resent.length);
    return ok();
  });
}

function listStored({ db }: Shop, orderId: string) {
  const { id, digest, bytes, state, settledAt } = bankSlips;
  return db
    .select({ id, digest, bytes, state, settledAt })
    .from(bankSlips)
    .where(eq(bankSlips.orderId, orderId));
}

type StoredSlips = Awaited<ReturnType<typeof listStored>>;

/** Returns the new slips, and the stored slips that are uploaded again and are to be checked again. */
function splitSlips(
  { stored, revertedAt }: { stored: StoredSlips; revertedAt: Date | undefined },
  slips: readonly PreparedSlip[],
) {
  const uploaded = new Map(slips.map((slip) => [slip.digest, slip]));
  const resent = stored.filter(({ digest, state, settledAt }) => {
    const wasTakenBack = settledAt && revertedAt && settledAt <= revertedAt;
    return uploaded.has(digest) && (state === 'refused' || (state === 'accepted' && wasTakenBack));
  });
  for (const { digest } of stored) uploaded.delete(digest);
  return { added: [...uploaded.values()], resent };
}

const dayMs = 24 * 60 * 60 * 1000;

type Sized = { bytes: number };

/** Limits the bytes of 24 hours in the whole shop too, because untrusted visitors could fill the disk with many orders. */
async function refusalOf(
  shop: Shop,
  stored: readonly Sized[],
  added: readonly Sized[],
): Promise<SendRefusal | undefined> {
  if (added.length === 0) return undefined;
  const all = [...stored, ...added];
  const { filesOfOrder, bytesOfOrder, bytesOfDay } = slipLimits;
  if (all.length > filesOfOrder || bytesOf(all) > bytesOfOrder) return { code: 'enough-slips' };
  const [lastDay] = await shop.db
    .select({ bytes: sum(bankSlips.bytes).mapWith(Number) })
    .from(bankSlips)
    .where(recentCondition(shop, bankSlips.sentAt, dayMs));
  const isDayFull = (lastDay?.bytes ?? 0) + bytesOf(added) > bytesOfDay;
  return isDayFull ? { code: 'day-full' } : undefined;
}

function bytesOf(slips: readonly Sized[]): number {
  return slips.reduce((sum, slip) => sum + slip.bytes, 0);
}

async function reopen(shop: Shop, resent: readonly { id: string }[]): Promise<void> {
  if (resent.length === 0) return;
  const ids = resent.map(({ id }) => id);
  await shop.db
    .update(bankSlips)
    .set({ state: 'waiting', sentAt: shop.now(), settledAt: null, reason: null, words: '' })
    .where(inArray(bankSlips.id, ids));
}

async function recordSent(shop: Shop, order: LockedOrder, count: number): Promise<void> {
  const entry = await applyOrderChange(shop, order, {
    action: 'order-slip-sent',
    details: { count },
  });
  const event = { name: 'bank-slip-sent', orderId: order.id } as const;
  await announce(shop, { ...event, auditEntryId: `${entry}` });
}
