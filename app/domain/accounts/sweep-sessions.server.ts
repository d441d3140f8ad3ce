import { lte } from 'drizzle-orm';
import { deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { sessions, verifications } from './tables.server.ts';

/** Deletes sessions and proofs of the sign-in that have ended and would only lie about. */
export async function sweepSessions(shop: Shop): Promise<void> {
  const now = shop.now();
  const hasEnded = lte(sessions.expiresAt, now);
  await deleteInBatches(shop, { table: sessions, key: sessions.id, isOld: hasEnded });
  const isOver = lte(verifications.expiresAt, now);
  await deleteInBatches(shop, { table: verifications, key: verifications.id, isOld: isOver });
}
