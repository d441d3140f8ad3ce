import { lte } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { sessions, verifications } from './tables.server.ts';

/** Deletes sessions and proofs of the sign-in that have ended and would only lie about. */
export async function sweepSessions(shop: Shop): Promise<void> {
  await shop.db.delete(sessions).where(lte(sessions.expiresAt, shop.now()));
  await shop.db.delete(verifications).where(lte(verifications.expiresAt, shop.now()));
}
