import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { sessions } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

const granularityMs = 60_000;

/** Puts off the idle end of a session. It writes once a minute at most, which is why that end may come a minute early. */
export async function notePanelUse(shop: Shop, sessionId: string): Promise<void> {
  const now = shop.now();
  const isStale = or(
    isNull(sessions.panelUsedAt),
    lt(sessions.panelUsedAt, new Date(now.getTime() - granularityMs)),
  );
  await shop.db
    .update(sessions)
    .set({ panelUsedAt: now })
    .where(and(eq(sessions.id, sessionId), isStale));
}
