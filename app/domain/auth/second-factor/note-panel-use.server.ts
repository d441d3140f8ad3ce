import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { adminUsers, sessions } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

const granularityMs = 60_000;

/**
 * Puts off the idle end of a session, and keeps when its admin was last seen. It writes once a minute at most, which is
 * why that end may come a minute early.
 */
export async function notePanelUse(shop: Shop, sessionId: string): Promise<void> {
  const now = shop.now();
  const isStale = or(
    isNull(sessions.panelUsedAt),
    lt(sessions.panelUsedAt, new Date(now.getTime() - granularityMs)),
  );
  const [used] = await shop.db
    .update(sessions)
    .set({ panelUsedAt: now })
    .where(and(eq(sessions.id, sessionId), isStale))
    .returning({ userId: sessions.userId });
  if (!used) return;
  await shop.db
    .update(adminUsers)
    .set({ lastSeenAt: now })
    .where(eq(adminUsers.userId, used.userId));
}
