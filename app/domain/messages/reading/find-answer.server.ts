import { and, eq } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';

export type SentAnswer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

/** Finds the state of the message that carries an answer to a chat. */
export async function findAnswer({ db }: OwnerShop, contactMessageId: string) {
  const { state, problem, deliveredAt, readAt } = messages;
  const [found] = await db
    .select({ state, problem, deliveredAt, readAt })
    .from(messages)
    .where(and(eq(messages.contactMessageId, contactMessageId), eq(messages.kind, 'chat-answer')));
  return found;
}
