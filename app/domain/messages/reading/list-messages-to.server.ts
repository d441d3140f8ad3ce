import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';

export type MessagedCustomer = {
  /** Only a verified address. */
  email: string | undefined;
  /** Only a verified number, E.164. */
  phone: string | undefined;
  orderIds: readonly string[];
};

/**
 * Returns every message to a customer, oldest first, without its text, which may contain secret links and codes. By phone
 * number it finds only verification codes: other messages are about orders, which may be another customer's.
 */
export async function listMessagesTo(shop: Shop, { email, phone, orderIds }: MessagedCustomer) {
  const recipientCondition = or(
    email === undefined ? undefined : eq(messages.recipient, email),
    phone === undefined
      ? undefined
      : and(eq(messages.kind, 'phone-code'), eq(messages.recipient, phone)),
    orderIds.length === 0 ? undefined : inArray(messages.orderId, [...orderIds]),
  );
  if (!recipientCondition) return [];
  return shop.db
    .select({
      kind: messages.kind,
      channel: messages.channel,
      recipient: messages.recipient,
      language: messages.language,
      orderId: messages.orderId,
      state: messages.state,
      writtenAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(and(eq(messages.audience, 'customer'), recipientCondition))
    .orderBy(asc(messages.createdAt), messages.id);
}
