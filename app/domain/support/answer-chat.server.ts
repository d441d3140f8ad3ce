import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
  type Recording,
} from '#domain/audit/recorded-transaction.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { answerableUntil } from './chat-window.server.ts';
import { contactMessages } from './tables.server.ts';

export type AnswerRefusal =
  | { code: 'message-not-found' }
  | { code: 'window-closed' }
  | { code: 'answered-already' };

/**
 * Answers a WhatsApp message, once, within 24 hours of the customer's last message. The same answer again changes nothing.
 */
export function answerChat(
  shop: AdminShop,
  id: string,
  answer: string,
): Promise<Result<undefined, AnswerRefusal>> {
  return inRecordedTransaction(shop, async (shop): Promise<Recording<undefined, AnswerRefusal>> => {
    const [found] = await shop.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('update');
    const until = found && (await answerableUntil(shop, found));
    if (!(found && until)) return refuse({ code: 'message-not-found' });
    if (found.answer === answer) return okRecorded(nothingChanged);
    if (found.answer !== '') return refuse({ code: 'answered-already' });
    if (until <= shop.now()) return refuse({ code: 'window-closed' });
    const set = { answer, state: 'answered' as const };
    await shop.db.update(contactMessages).set(set).where(eq(contactMessages.id, id));
    const entry = await recordAudit(shop, {
      action: 'contact-message-moved',
      subject: { kind: 'contact-message', id },
      before: { state: found.state },
      after: { state: 'answered' },
    });
    await announce(shop, { name: 'chat-answered', contactMessageId: id, until });
    return okRecorded(entry);
  });
}
