import { eq, inArray } from 'drizzle-orm';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import { takeStep } from '#domain/orders/take-step.server.ts';
import type { PreparedSlip } from './prepare-slip.server.ts';
import { slipLimits, takesSlips } from './slip.ts';
import { bankSlips } from './tables.server.ts';

export type SendRefusal = { code: 'no-transfer-due' } | { code: 'enough-slips' };

/**
 * Keeps the slips of an order and tells the owner, in one transaction: files and rows are there together or not at all.
 * Anyone who knows the private id of the order may do so. A file that is there already is not kept twice, so that a form
 * can be sent again; one that was refused waits again.
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
    const stateOf = new Map(kept.map(({ digest, state }) => [digest, state]));
    const sent = [...new Map(slips.map((slip) => [slip.digest, slip])).values()];
    const added = sent.filter(({ digest }) => !stateOf.has(digest));
    const again = sent.filter(({ digest }) => stateOf.get(digest) === 'refused');
    if (isTooMuch(kept, added)) return refuse({ code: 'enough-slips' });
    if (added.length + again.length === 0) return ok();

    if (added.length > 0) {
      const rows = added.map((slip) => ({ ...slip, orderId, sentAt: shop.now() }));
      await shop.db.insert(bankSlips).values(rows);
    }
    await waitAgain(
      shop,
      kept.filter(({ digest }) => again.some((slip) => slip.digest === digest)),
    );
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

type Sized = { bytes: number };

function isTooMuch(kept: readonly Sized[], added: readonly Sized[]): boolean {
  const all = [...kept, ...added];
  const bytes = all.reduce((sum, slip) => sum + slip.bytes, 0);
  const { filesOfOrder, bytesOfOrder } = slipLimits;
  return added.length > 0 && (all.length > filesOfOrder || bytes > bytesOfOrder);
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
  const entry = await takeStep(shop, order, { action: 'order-slip-sent', details: { count } });
  const event = { name: 'bank-slip-sent', orderId: order.id } as const;
  await announce(shop, { ...event, historyId: `${entry}` });
}
