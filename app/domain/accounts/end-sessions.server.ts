import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { sessions } from './tables.server.ts';

/** Ends every session of an account. */
export async function endSessions(shop: Shop, userId: string): Promise<void> {
  await shop.db.delete(sessions).where(eq(sessions.userId, userId));
}
