import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sessions } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/**
 * Notes that a session has proven the second factor, and gives it a new token: whoever had seen the old one has
 * nothing. Undefined where the session is over.
 */
export async function renewSession(shop: Shop, sessionId: string): Promise<string | undefined> {
  const [renewed] = await shop.db
    .update(sessions)
    .set({
      token: randomBytes(32).toString('base64url'),
      secondFactorAt: shop.now(),
      panelUsedAt: shop.now(),
    })
    .where(eq(sessions.id, sessionId))
    .returning({ token: sessions.token });
  return renewed?.token;
}
