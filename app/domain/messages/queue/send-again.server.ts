import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { canSendAgain, isSecretErased } from '#domain/messages/message.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { orderMessageLifeMs, pushLifeMs } from './lifetimes.ts';

export type SendAgainRefusal =
  | { code: 'message-not-found' }
  | { code: 'not-failed' }
  /** The link or code of the message was erased. Only the recipient can ask for a new one. */
  | { code: 'link-gone' };

const { state, kind, problem, channel } = messages;
const foundColumns = { state, kind, problem, channel };

/** Puts a failed or unknown message back into the queue, with all its attempts and its whole lifetime again. */
export function sendAgain(
  shop: AdminShop,
  id: string,
): Promise<Result<undefined, SendAgainRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const [found] = await shop.db
      .select(foundColumns)
      .from(messages)
      .where(eq(messages.id, id))
      .for('update');
    if (!found) return refuse({ code: 'message-not-found' });
    if (!canSendAgain(found)) {
      return refuse({ code: isSecretErased(found) ? 'link-gone' : 'not-failed' });
    }

    const now = shop.now();
    const lifeMs = found.channel === 'push' ? pushLifeMs : orderMessageLifeMs;
    const uselessAfter = new Date(now.getTime() + lifeMs);
    const reset = { state: 'waiting', attempts: 0, problem: null, lastError: null } as const;
    // Ends its hold now, so that the queue is not judged by how old the message is.
    await shop.db
      .update(messages)
      .set({ ...reset, nextTryAt: now, holdUntil: now, uselessAfter })
      .where(eq(messages.id, id));
    const entry = await recordAudit(shop, {
      action: 'message-sent-again',
      subject: { kind: 'message', id },
    });
    return okRecorded(entry);
  });
}
