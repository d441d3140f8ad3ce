import { eq, inArray } from 'drizzle-orm';
import type { ChannelName } from '#domain/channels/channels.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { isMessageStillTrue } from '#domain/messages/queue/is-message-still-true.server.ts';
import { nextChannelAfterMs, orderMessageLifeMs } from '#domain/messages/queue/lifetimes.ts';
import type { Recipient } from '#domain/messages/recipients.ts';
import { type MessageRow, messages } from '#domain/messages/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { nextRecipient, type Reach } from './chosen-recipients.ts';
import { readChannelChoices } from './read-channel-choices.server.ts';

/**
 * Writes failed messages again for the channel that takes over, where the owner chose one, in the transaction of the
 * failure. Skips messages that no longer apply, and recipients who have the message on that channel already. Returns how
 * many were written.
 */
export async function writeForNextChannel(
  shop: Shop,
  failed: readonly MessageRow[],
  connected: readonly ChannelName[],
): Promise<number> {
  const toCustomers = failed.filter(
    ({ audience, orderId }) => audience === 'customer' && orderId !== null,
  );
  if (toCustomers.length === 0) return 0;
  const reach = await readReach(shop, connected);
  const now = shop.now();
  let writtenCount = 0;
  for (const message of toCustomers) {
    const next = await findNextRecipient(shop, message, reach);
    if (!(next && (await isMessageStillTrue(shop, message)))) continue;
    const { kind, causeId, orderId, language, audience } = message;
    const lifeMs = next.hasNextChannel ? nextChannelAfterMs : orderMessageLifeMs;
    const times = {
      nextTryAt: now,
      createdAt: now,
      uselessAfter: new Date(now.getTime() + lifeMs),
    };
    const rows = await shop.db
      .insert(messages)
      .values({
        kind,
        causeId,
        orderId,
        language,
        audience,
        ...next.recipient,
        ...times,
        state: 'waiting',
      })
      .onConflictDoNothing()
      .returning({ id: messages.id });
    writtenCount += rows.length;
  }
  return writtenCount;
}

/**
 * Locks the orders that messages are about, sorted by id, until the transaction ends. Has to come before the messages are
 * locked, as when an account is deleted, so that no message is written to a customer who is being deleted.
 */
export async function lockOrdersOfMessages(
  { db }: Shop,
  failed: readonly Pick<MessageRow, 'orderId'>[],
): Promise<void> {
  const ids = failed.flatMap(({ orderId }) => orderId ?? []);
  if (ids.length === 0) return;
  const isOfMessage = inArray(orders.id, ids);
  await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOfMessage)
    .orderBy(orders.id)
    .for('share');
}

/** Returns whether a channel would take over from this message about an order if it failed now. */
export async function hasNextChannel(
  shop: Shop,
  message: SentAboutOrder,
  connected: readonly ChannelName[],
): Promise<boolean> {
  return (await findNextRecipient(shop, message, await readReach(shop, connected))) !== undefined;
}

async function readReach(shop: Shop, connected: readonly ChannelName[]): Promise<Reach> {
  const settings = await readSettings(shop);
  return { settings, choices: await readChannelChoices(shop), connected };
}

type SentAboutOrder = Pick<MessageRow, 'kind' | 'channel' | 'orderId'>;
type NextRecipient = { recipient: Recipient; hasNextChannel: boolean };

async function findNextRecipient(
  shop: Shop,
  { kind, channel, orderId }: SentAboutOrder,
  reach: Reach,
): Promise<NextRecipient | undefined> {
  if (channel === 'push' || orderId === null) return undefined;
  const [customer] = await shop.db
    .select({ email: orders.customerEmail, phoneE164: orders.customerPhone })
    .from(orders)
    .where(eq(orders.id, orderId));
  const recipient = customer && nextRecipient({ kind, channel }, customer, reach);
  if (!(customer && recipient)) return undefined;
  const hasNextChannel =
    nextRecipient({ kind, channel: recipient.channel }, customer, reach) !== undefined;
  return { recipient, hasNextChannel };
}
