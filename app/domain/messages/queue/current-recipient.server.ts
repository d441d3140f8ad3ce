import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { recipientsOf } from '#domain/messages/recipients.ts';
import { type MessageRow, messages } from '#domain/messages/tables.server.ts';
import { ownerContact } from '#domain/messages/writing/messages-to-owner.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { ClaimedMessage } from './claim-message.server.ts';

/**
 * Finds the address or number that a message goes to now, because the owner may have corrected it while the message waited.
 * Undefined where the customer has none on this channel any more.
 */
export async function findCurrentRecipient(
  shop: Shop,
  { audience, channel, orderId, recipient }: MessageRow,
): Promise<string | undefined> {
  if (channel === 'push') return recipient;
  if (audience === 'owner') {
    return ownerContact(await readSettings(shop), { demo: false }).email ?? recipient;
  }
  if (orderId === null) return recipient;
  const [customer] = await shop.db
    .select({ email: orders.customerEmail, phoneE164: orders.customerPhone })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!customer) return recipient;
  return recipientsOf(customer).find((current) => current.channel === channel)?.recipient;
}

/**
 * Addresses a claimed message to this recipient. Returns false if the lease has expired, or the recipient has another
 * message of the same cause on this channel.
 */
export async function addressMessage(
  { db }: Shop,
  { id, leaseUntil, ...message }: ClaimedMessage,
  recipient: string,
): Promise<boolean> {
  if (recipient === message.recipient) return true;
  const addressed = await db
    .update(messages)
    .set({ recipient })
    .where(
      and(
        eq(messages.id, id),
        eq(messages.leaseUntil, leaseUntil),
        sql`not ${isWrittenTo(message, recipient)}`,
      ),
    )
    .returning({ id: messages.id });
  return addressed.length > 0;
}

type Cause = Pick<MessageRow, 'causeId' | 'audience' | 'channel'>;

function isWrittenTo({ causeId, audience, channel }: Cause, recipient: string): SQL {
  return sql`exists (select 1 from ${messages} as other where other.cause_id = ${causeId}
    and other.audience = ${audience} and other.channel = ${channel} and other.recipient = ${recipient})`;
}
