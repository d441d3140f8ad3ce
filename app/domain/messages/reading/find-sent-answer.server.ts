import { and, eq } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';

export type SentAnswer = NonNullable<Awaited<ReturnType<typeof findSentAnswer>>>;

/** Finds the state of the message that sends the answer to a contact message received by WhatsApp. */
export async function findSentAnswer({ db }: AdminShop, contactMessageId: string) {
  const { state, problem, deliveredAt, readAt } = messages;
  const [found] = await db
    .select({ state, problem, deliveredAt, readAt })
    .from(messages)
    .where(and(eq(messages.contactMessageId, contactMessageId), eq(messages.kind, 'chat-answer')));
  return found;
}
