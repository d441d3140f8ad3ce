import { and, eq, inArray, or } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from './tables.server.ts';

/** Deletes sent and waiting messages to a customer whose account was deleted. Messages to the owner stay. */
export async function forgetPerson(
  shop: Shop,
  { emails, orderIds }: { emails: readonly string[]; orderIds: readonly string[] },
): Promise<void> {
  await shop.db
    .delete(messages)
    .where(
      and(
        eq(messages.audience, 'customer'),
        or(inArray(messages.recipient, [...emails]), inArray(messages.orderId, [...orderIds])),
      ),
    );
}
