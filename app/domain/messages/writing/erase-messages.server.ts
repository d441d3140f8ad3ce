import { and, eq, inArray, or } from 'drizzle-orm';
import type { ShopEvent } from '#domain/kernel/events.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';

/**
 * Deletes all messages to a customer whose account was deleted, and codes to their phones. Messages to the
 * owner stay.
 */
export async function eraseMessages(
  shop: Shop,
  { emails, phones, orderIds }: Omit<Extract<ShopEvent, { name: 'account-deleted' }>, 'name'>,
): Promise<void> {
  await shop.db
    .delete(messages)
    .where(
      and(
        eq(messages.audience, 'customer'),
        or(
          inArray(messages.recipient, [...emails]),
          inArray(messages.orderId, [...orderIds]),
          and(eq(messages.kind, 'phone-code'), inArray(messages.recipient, [...phones])),
        ),
      ),
    );
}
