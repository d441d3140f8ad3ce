import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
  type Recording,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { ContactState } from './contact-state.ts';
import { contactMessages } from './tables.server.ts';

export type MoveMessageRefusal = { code: 'message-not-found' } | { code: 'moved-since' };

/**
 * Moves a message to another state. `from` is the state that was shown: changes nothing where another admin has changed
 * it since. Moving it to its current state is no change.
 */
export function moveContactMessage(
  shop: OwnerShop,
  id: string,
  { from, to }: { from: ContactState; to: ContactState },
): Promise<Result<undefined, MoveMessageRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const withId = eq(contactMessages.id, id);
    const movable = and(withId, eq(contactMessages.state, from), ne(contactMessages.state, to));
    const [moved] = await shop.db
      .update(contactMessages)
      .set({ state: to })
      .where(movable)
      .returning({ id: contactMessages.id });
    if (!moved) return resolveUnmoved(shop, id, to);
    const entry = await recordAudit(shop, {
      action: 'contact-message-moved',
      subject: { kind: 'contact-message', id },
      before: { state: from },
      after: { state: to },
    });
    return okRecorded(entry);
  });
}

async function resolveUnmoved(
  shop: OwnerShop,
  id: string,
  to: ContactState,
): Promise<Recording<undefined, MoveMessageRefusal>> {
  const [found] = await shop.db
    .select({ state: contactMessages.state })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  if (!found) return refuse({ code: 'message-not-found' });
  return found.state === to ? okRecorded(nothingChanged) : refuse({ code: 'moved-since' });
}
