import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { ContactState } from './contact-state.ts';
import { contactMessages } from './tables.server.ts';

export type MoveMessageRefusal = { code: 'message-not-found' } | { code: 'moved-since' };

/**
 * Moves a message to another state. `from` is the state that was shown: refuses if another admin has changed it since,
 * unless a new message was only opened, which marks it as read. Moving a message to its current state changes nothing.
 */
export function moveContactMessage(
  shop: AdminShop,
  id: string,
  { from, to }: { from: ContactState; to: ContactState },
): Promise<Result<undefined, MoveMessageRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const [found] = await shop.db
      .select({ state: contactMessages.state })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('update');
    if (!found) return refuse({ code: 'message-not-found' });
    if (found.state === to) return okRecorded(nothingChanged);
    const wasOnlyOpened = from === 'new' && found.state === 'read';
    if (found.state !== from && !wasOnlyOpened) return refuse({ code: 'moved-since' });
    await shop.db.update(contactMessages).set({ state: to }).where(eq(contactMessages.id, id));
    const entry = await recordAudit(shop, {
      action: 'contact-message-moved',
      subject: { kind: 'contact-message', id },
      before: { state: found.state },
      after: { state: to },
    });
    return okRecorded(entry);
  });
}
