import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';

/** Returns the code of an SMS that demo mode shows instead of sending it. Call it in demo mode only. */
export async function findShownCode(shop: Shop, requestId: string): Promise<string | undefined> {
  const [found] = await shop.db
    .select({ code: messages.secretLink })
    .from(messages)
    .where(eq(messages.causeId, requestId));
  return found?.code ?? undefined;
}
